// Measures the first load of the built client: everything the home page fetches before it is drawn, compressed.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url);
const LIMIT = 150 * 1024;
const page = readFileSync(new URL('index.html', dist), 'utf8');
const first = new Set(['index.html', ...[...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, path]) => path)]);
const isCode = (path) => /\.(js|css|html)$/.test(path);

// What a script imports outright is fetched with it; what it imports on demand is not.
for (const path of first) {
  if (!path.endsWith('.js')) continue;
  const script = readFileSync(new URL(path, dist), 'utf8');
  for (const [, name] of script.matchAll(/(?:import|from)\s*"\.\/([^"]+\.js)"/g)) first.add(`assets/${name}`);
}
// The largest language: English comes behind another only when something is missing there.
const tags = readdirSync(new URL('../locales/', import.meta.url)).map((name) => name.replace(/\.ftl$/, ''));
const texts = readdirSync(new URL('assets/', dist)).filter((name) => tags.some((tag) => name.startsWith(`${tag}-`) && name.endsWith('.js')));
const sized = (path) => gzipSync(readFileSync(new URL(path, dist)), { level: 9 }).length;
const isShell = (name) => /\b(web|sv)-[a-z-]+ =/.test(readFileSync(new URL(`assets/${name}`, dist), 'utf8'));
const language = (tag) => texts.filter((name) => name.startsWith(`${tag}-`) && isShell(name)).reduce((sum, name) => sum + sized(`assets/${name}`), 0);
const largest = Math.max(...tags.map(language));

let sum = 0;
for (const path of [...first].filter(isCode)) {
  sum += sized(path);
  console.log(`${String(sized(path)).padStart(7)}  ${path}`);
}
// The typefaces of the first page; a reader of another language needs the further letters as well. They are compressed already.
const fonts = readdirSync(new URL('assets/', dist)).filter((name) => name.endsWith('.woff2')).reduce((all, name) => all + readFileSync(new URL(`assets/${name}`, dist)).length, 0);
const total = sum + largest + fonts;
console.log(`${String(fonts).padStart(7)}  typefaces`);
console.log(`${String(largest).padStart(7)}  texts of the largest language`);
console.log(`${String(total).padStart(7)}  bytes of gzip at first load; the limit is ${LIMIT}`);
if (total > LIMIT) process.exit(1);
