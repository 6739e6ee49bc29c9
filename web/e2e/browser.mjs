// Finds Debian's Chromium, or installs it when that is allowed. Run by `npm run e2e` and `npm run icons`.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

// The one without windows does the same with half of the work: it is taken if it is there, and fetched if it may be.
const LIGHT = 'chromium-headless-shell';
const NAMES = [LIGHT, 'chromium', 'chromium-browser', 'google-chrome'];

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

const FONTS = ['fonts-dejavu-core', 'fonts-liberation'];

/** Says whether it went well. A network that does not answer is soon given up. */
function apt(...words) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15', ...words], { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

/** The light browser, or any at all where there is none; older systems do not have the light one. */
function install(found) {
  if (process.getuid?.() === 0) {
    console.log(`No ${found ? LIGHT : 'Chromium'} on PATH: installing the one of the system …`);
    apt('update');
    for (const name of found ? [LIGHT] : [LIGHT, 'chromium']) if (apt('install', '-y', '--no-install-recommends', name, ...FONTS)) return;
  }
  if (found) return;
  console.error('No Chromium on PATH, and none could be installed: install one by hand, or set CHROMIUM to a browser.');
  process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = findBrowser();
  if (!process.env.CHROMIUM && !found?.endsWith(LIGHT)) install(found);
  console.log(`Browser: ${findBrowser()}`);
}
