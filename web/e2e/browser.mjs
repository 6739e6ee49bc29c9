// Finds Debian's Chromium, or installs it when that is allowed. Run by `npm run e2e` and `npm run icons`.
import { execFileSync, spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export function findBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  for (const name of NAMES) {
    const found = spawnSync('which', [name], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return null;
}

function install() {
  if (process.getuid?.() !== 0) {
    console.error('No Chromium on PATH, and only root may install one: run `apt-get install chromium`, or set CHROMIUM to a browser.');
    process.exit(1);
  }
  console.log('No Chromium on PATH: installing the one of the system (apt-get install chromium) …');
  try {
    const quiet = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    execFileSync('apt-get', ['update'], quiet);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core', 'fonts-liberation'], quiet);
  } catch (error) {
    console.error(`Chromium could not be installed: ${error.message}. Install it by hand, or set CHROMIUM to a browser.`);
    process.exit(1);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!findBrowser()) install();
  console.log(`Browser: ${findBrowser()}`);
}
