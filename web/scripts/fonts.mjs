// Cuts the page's two typefaces down to the letters of its four languages. Run by hand, with a network: `npm run fonts`.
// Besley and Source Sans 3 come from npm into a folder that is thrown away; what is kept lies in src/look/fonts, with the licences.
// A letter that a language needs is added below and, if it lies outside, to the unicode-range in src/look/tokens.css; fonts.test.ts says which is missing.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGES = ['@fontsource/besley@5', '@fontsource/source-sans-3@5', 'subset-font@2'];
const OUT = fileURLToPath(new URL('../src/look/fonts/', import.meta.url));

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
// The dotless i lies in the first part of both typefaces.
const WESTERN = 'ÁÂÄÇÉÈÊËÍÎÏÑÓÔÖÚÛÜßàáâäçèéêëíîïñóôöúûüœŒı°·×½«»±§©';
const SIGNS = '–—‘’“”„…−≤≥→←↑↓•′″€';
const TURKISH_HUNGARIAN_DUTCH = 'ĞğİŞşŐőŰűĲĳ';

const FACES = [
  { family: 'besley', weight: 800, name: 'besley-800', licence: 'OFL-Besley.txt' },
  { family: 'source-sans-3', weight: 400, name: 'source-400', licence: 'OFL-SourceSans3.txt' },
  { family: 'source-sans-3', weight: 700, name: 'source-700', licence: 'OFL-SourceSans3.txt' },
];
const PARTS = [
  { set: 'latin', suffix: 'l', letters: ASCII + WESTERN + SIGNS },
  { set: 'latin-ext', suffix: 'x', letters: TURKISH_HUNGARIAN_DUTCH },
];

const folder = mkdtempSync(join(tmpdir(), 'sandtable-fonts-'));
try {
  const npm = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, ...PACKAGES], { stdio: 'inherit' });
  if (npm.status !== 0) throw new Error('The typefaces could not be fetched.');
  const found = createRequire(join(folder, 'package.json'));
  const subset = found('subset-font');
  let total = 0;
  for (const { family, weight, name, licence } of FACES) {
    const home = join(folder, 'node_modules', '@fontsource', family);
    for (const { set, suffix, letters } of PARTS) {
      const whole = readFileSync(join(home, 'files', `${family}-${set}-${weight}-normal.woff2`));
      const part = await subset(whole, letters, { targetFormat: 'woff2' });
      writeFileSync(join(OUT, `${name}-${suffix}.woff2`), part);
      total += part.length;
      console.log(`${name}-${suffix}.woff2`, part.length);
    }
    copyFileSync(join(home, 'LICENSE'), join(OUT, licence));
  }
  console.log('together', total);
} finally {
  rmSync(folder, { recursive: true });
}
