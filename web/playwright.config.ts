import { defineConfig } from '@playwright/test';
import { findBrowser, FLAGS } from './e2e/browser.mjs';

const launchOptions = { executablePath: findBrowser() ?? undefined, args: FLAGS };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // One server, and a browser for each of two cores: the machines that run this are small.
  workers: 2,
  // On a machine that does other things as well, what passes at a later try is told as flaky, not passed over.
  retries: process.env.CI ? 2 : 0,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  globalSetup: './e2e/server.ts',
  use: { launchOptions, locale: 'en', trace: 'retain-on-failure', actionTimeout: 10_000 },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
});
