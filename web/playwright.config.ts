import { defineConfig } from '@playwright/test';
import { findBrowser, FLAGS } from './e2e/browser.mjs';

const launchOptions = { executablePath: findBrowser() ?? undefined, args: FLAGS };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // One server, and a browser for each of two cores: the machines that run this are small. Tests stand alone, and go to whichever is free.
  workers: 2,
  fullyParallel: true,
  // What passes only at a second try is told as flaky, is not right, and is looked into.
  retries: process.env.CI ? 1 : 0,
  // Long enough for a machine that does other things as well: nothing waits that long where all is well.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  globalSetup: './e2e/server.ts',
  use: { launchOptions, locale: 'en', trace: process.env.TRACE ? 'retain-on-failure' : 'off', actionTimeout: 30_000 },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
});
