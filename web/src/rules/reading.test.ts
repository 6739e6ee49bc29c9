import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Block, type Inline, type Item, parse } from './markdown';
import { readable, search } from './reading';

const folder = new URL('../../../docs/rules/', import.meta.url);
const GAMES = readdirSync(folder).filter((name) => name.endsWith('.md'));
const source = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const clauses = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === 'list' ? block.items.flatMap(({ clause }) => clause ?? []) : []));
const words = (parts: readonly Inline[]) => parts.map(({ text }) => text).join('');
const said = (item: Item): string => `${words(item.text)} ${item.items.map(said).join(' ')}`;
const preface = (blocks: readonly Block[]) => {
  const first = blocks.findIndex((block) => block.kind === 'heading' && block.level === 2);
  return blocks.slice(0, first).flatMap((block) => (block.kind === 'paragraph' || block.kind === 'heading' ? [words(block.text)] : block.kind === 'list' ? block.items.map(said) : []));
};

describe.each(GAMES)('the rules of %s for people', (name) => {
  const blocks = readable(parse(source(name)));

  it('lose no clause', () => {
    const written = [...source(name).matchAll(/^- \*\*([A-Z]{2}-\d+\.\d+)\*\*/gm)].map(([, clause]) => clause);
    expect(written.length).toBeGreaterThan(100);
    expect(clauses(blocks)).toEqual(expect.arrayContaining(written));
  });

  it('tell at their beginning nothing of files and slugs', () => {
    expect(preface(blocks).filter((text) => /slug|\.(md|toml|json|rs)\b|crates\//.test(text))).toEqual([]);
    expect(preface(blocks).length).toBeGreaterThan(1);
  });

  it('have lists, numbered ones and drawings in letters as such', () => {
    const left = blocks.flatMap((block) => (block.kind === 'paragraph' ? [words(block.text)] : []));
    expect(left.filter((text) => /^(\d+\.|[-*]) |```/.test(text))).toEqual([]);
  });
});

describe('a search', () => {
  const blocks = readable(parse(source('battle-line.md')));

  it('finds a clause by its number, and no other that begins alike', () => {
    expect(clauses(search(blocks, 'bl-5.1').blocks)).toContain('BL-5.1');
    expect(clauses(search(blocks, 'BL-5.1').blocks)).not.toContain('BL-5.10');
  });

  it('finds all words in any order, under their headings', () => {
    const found = search(blocks, 'colour wedge');
    expect(clauses(found.blocks)).toEqual(expect.arrayContaining(['BL-5.2']));
    expect(found.blocks[0]?.kind).toBe('heading');
    expect(found.count).toBeGreaterThan(0);
  });

  it('says when there is nothing', () => {
    expect(search(blocks, 'zeppelin')).toEqual({ blocks: [], count: 0 });
  });
});
