// Draws the PNG icons from public/icons/sandtable.svg with the same browser that the tests use.
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser, FLAGS } from '../e2e/browser.mjs';

const folder = new URL('../public/icons/', import.meta.url);
const drawing = readFileSync(new URL('sandtable.svg', folder), 'utf8');
const ICONS = [
  { name: 'sandtable-180.png', size: 180, inset: 0 },
  { name: 'sandtable-192.png', size: 192, inset: 0 },
  { name: 'sandtable-512.png', size: 512, inset: 0 },
  // A maskable icon keeps its picture within the middle four fifths.
  { name: 'sandtable-maskable-512.png', size: 512, inset: 52 },
];

const executablePath = findBrowser();
if (!executablePath) throw new Error('no Chromium found: run `node e2e/browser.mjs`');
const browser = await chromium.launch({ executablePath, args: FLAGS });
for (const { name, size, inset } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0;background:${inset ? '#d9ccb0' : 'transparent'}}svg{position:fixed;inset:${inset}px;width:${size - 2 * inset}px}</style>${drawing}`,
  );
  await page.screenshot({ path: new URL(name, folder).pathname, omitBackground: true });
  console.log(`${name}: ${size} × ${size}`);
}
await browser.close();
