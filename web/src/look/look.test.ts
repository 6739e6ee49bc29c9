import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as ancients from './figures/ancients';
import * as machines from './figures/machines';
import * as soldiers from './figures/soldiers';
import { type Figure, symbols } from './figures/sprite';
import { contrast, PAIRS, themesOf } from './contrast';

const SRC = fileURLToPath(new URL('..', import.meta.url));
const TOKENS = 'look/tokens.css';
const COLOUR = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i;

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(?:svelte|css|ts)$/.test(path) && !path.endsWith('.test.ts') && path !== TOKENS);
/** A size of letters in pixels or rem. What is relative (`em`) or follows a drawing (in boards) is no size of its own. */
const SIZE = /\bfont-size:[^;{}]*\d(?:px|rem)|\bfont:[^;{}/]*\d(?:px|rem)/;
const namesColour = (path: string) => COLOUR.test(readFileSync(SRC + path, 'utf8'));

describe('contrast', () => {
  const tokens = readFileSync(SRC + TOKENS, 'utf8');
  for (const [theme, colours] of Object.entries(themesOf(tokens)))
    for (const [text, ground] of PAIRS)
      it(`${theme}: ${text} can be read on ${ground}`, () => {
        expect(contrast(colours, text, ground)).toBeGreaterThanOrEqual(4.5);
      });
});

describe('colours', () => {
  it('are named by the tokens alone', () => {
    expect(sources.filter(namesColour)).toEqual([]);
  });
});

describe('sizes of letters', () => {
  it('are named by the tokens alone, but for boards, which are drawn to the room they have', () => {
    const shell = sources.filter((path) => !path.startsWith('boards/'));
    expect(shell.filter((path) => SIZE.test(readFileSync(SRC + path, 'utf8')))).toEqual([]);
  });
});

describe('figures', () => {
  const all: Record<string, Figure> = { ...soldiers, ...machines, ...ancients };
  for (const [name, figure] of Object.entries(all))
    for (const helmet of ['us', 'ge'] as const)
      it(`${name} with the ${helmet} helmet is drawn, by classes and attributes alone`, () => {
        const drawn = figure(helmet);
        expect(drawn).toMatch(/<path [^>]*\bd="M[^"]+"/);
        expect(drawn).not.toMatch(/\bstyle=|NaN|undefined|Infinity/);
        expect(drawn).not.toMatch(COLOUR);
        expect(drawn.match(/<g\b/g)?.length ?? 0).toBe(drawn.match(/<\/g>/g)?.length ?? 0);
      });

  it('have one symbol for each helmet', () => {
    expect(symbols(all).match(/<symbol /g)).toHaveLength(2 * Object.keys(all).length);
  });
});
