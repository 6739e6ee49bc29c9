import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

interface Face {
  family: string;
  weight: string;
  covers: (letter: number) => boolean;
  glyphs: Set<number>;
}

/** A number of the WOFF2 directory: seven bits a byte, the highest says that more follow. */
function base128(bytes: Buffer, at: number): [value: number, next: number] {
  let value = 0;
  for (let i = at; i < at + 5; i++) {
    const byte = bytes[i]!;
    value = value * 128 + (byte & 0x7f);
    if (!(byte & 0x80)) return [value, i + 1];
  }
  throw new Error('This is no WOFF2 number.');
}

const CMAP = 0;
const GLYF = 10;
const LOCA = 11;

/** The table that says which letter has which glyph. It is compressed with the rest, and else as it was. */
function cmapOf(file: Buffer): Buffer {
  const tables = file.readUInt16BE(12);
  let at = 48;
  let offset = 0;
  let cmap: [start: number, end: number] | null = null;
  for (let i = 0; i < tables; i++) {
    const flags = file[at++]!;
    const tag = flags & 0x3f;
    if (tag === 0x3f) at += 4;
    let length: number;
    [length, at] = base128(file, at);
    const version = flags >> 6;
    const changed = tag === GLYF || tag === LOCA ? version !== 3 : version !== 0;
    if (changed) [length, at] = base128(file, at);
    if (tag === CMAP) cmap = [offset, offset + length];
    offset += length;
  }
  if (!cmap) throw new Error('There is no table of letters.');
  return brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20))).subarray(...cmap);
}

/** Every letter of a table of format 4 or 12. */
function lettersOf(cmap: Buffer): Set<number> {
  const letters = new Set<number>();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const start = cmap.readUInt32BE(4 + i * 8 + 4);
    const format = cmap.readUInt16BE(start);
    if (format === 12) {
      for (let group = 0; group < cmap.readUInt32BE(start + 12); group++) {
        const at = start + 16 + group * 12;
        for (let letter = cmap.readUInt32BE(at); letter <= cmap.readUInt32BE(at + 4); letter++) letters.add(letter);
      }
    } else if (format === 4) {
      const twice = cmap.readUInt16BE(start + 6);
      for (let segment = 0; segment < twice; segment += 2) {
        const end = cmap.readUInt16BE(start + 14 + segment);
        for (let letter = cmap.readUInt16BE(start + 16 + twice + segment); letter <= end && letter !== 0xffff; letter++) letters.add(letter);
      }
    }
  }
  return letters;
}

function facesOf(tokens: string): Face[] {
  return [...tokens.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, rule = '']) => {
    const value = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(rule)?.[1] ?? '';
    const ranges = value('unicode-range')
      .split(',')
      .map((range) => range.trim().replace('U+', '').split('-'))
      .map(([first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const);
    const file = /url\(([^)]+)\)/.exec(rule)?.[1] ?? '';
    return {
      family: value('font-family'),
      weight: value('font-weight'),
      covers: (letter) => ranges.some(([first, last]) => letter >= first && letter <= last),
      glyphs: lettersOf(cmapOf(readFileSync(here(file)))),
    };
  });
}

/** All texts of the page and of the games in a language. Comments are for those who write them. */
function textsIn(language: string): string {
  return ['../..', '../../../crates']
    .flatMap((folder) =>
      readdirSync(here(folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith(`${language}.ftl`) && !/(?:^|[\\/])(?:node_modules|target|dist)[\\/]/.test(path))
        .map((path) => readFileSync(`${here(folder)}/${path}`, 'utf8')),
    )
    .join('\n')
    .replace(/^#.*$/gm, '');
}

describe('the typefaces', () => {
  const faces = facesOf(readFileSync(here('./tokens.css'), 'utf8'));
  const styles = new Map<string, Face[]>();
  for (const face of faces) {
    const style = `${face.family} ${face.weight}`;
    styles.set(style, [...(styles.get(style) ?? []), face]);
  }

  it('are two, one of them in two weights', () => {
    expect([...styles.keys()]).toEqual(["'Sandtable Display' 800", "'Sandtable Text' 400", "'Sandtable Text' 700"]);
  });

  for (const language of ['en', 'tr', 'hu', 'nl'])
    it(`have every letter, figure and stop of ${language}`, () => {
      const letters = new Set(textsIn(language).match(/[\p{L}\p{N}\p{P}]/gu));
      expect(letters.size).toBeGreaterThan(60);
      for (const [style, parts] of styles) {
        const has = (letter: number) => parts.some(({ covers, glyphs }) => covers(letter) && glyphs.has(letter));
        expect([...letters].filter((letter) => !has(letter.codePointAt(0)!)), style).toEqual([]);
      }
    });
});
