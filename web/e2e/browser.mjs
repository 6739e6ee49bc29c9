// Finds Debian's Chromium, or installs it when that is allowed. Run by `npm run e2e` and `npm run icons`.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

// The one without windows does the same in two thirds of the time.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

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

/** The packages of Debian, the light one first; older systems have the other. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

function install() {
  if (process.getuid?.() !== 0) {
    console.error('No Chromium on PATH, and only root may install one: run `apt-get install chromium-headless-shell` (or `chromium`), or set CHROMIUM to a browser.');
    process.exit(1);
  }
  const quiet = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const apt = (...words) => spawnSync('apt-get', words, quiet).status === 0;
  console.log('No Chromium on PATH: installing the one of the system …');
  apt('update');
  for (const name of PACKAGES) if (apt('install', '-y', '--no-install-recommends', name, 'fonts-dejavu-core', 'fonts-liberation')) return;
  console.error('Chromium could not be installed. Install it by hand, or set CHROMIUM to a browser.');
  process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!findBrowser()) install();
  console.log(`Browser: ${findBrowser()}`);
}
