import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inline, parse } from './markdown';

describe('the rules of record', () => {
  it('reads clauses that run over two lines', () => {
    const [heading, list] = parse('## BL-3 The turn\n\n- **BL-3.1** The seats take turns\n  alternately.\n- Plain.');
    expect(heading).toMatchObject({ kind: 'heading', level: 2, id: 'BL-3' });
    expect(list).toMatchObject({
      kind: 'list',
      items: [
        { clause: 'BL-3.1', text: [{ kind: 'text', text: 'The seats take turns alternately.' }] },
        { clause: null, text: [{ kind: 'text', text: 'Plain.' }] },
      ],
    });
  });

  it('finds the clauses that a sentence names', () => {
    expect(inline('as BL-3.6 and `card:red-7` say')).toEqual([
      { kind: 'text', text: 'as ' },
      { kind: 'clause', text: 'BL-3.6' },
      { kind: 'text', text: ' and ' },
      { kind: 'code', text: 'card:red-7' },
      { kind: 'text', text: ' say' },
    ]);
  });

  it('reads tables', () => {
    expect(parse('| a | b |\n|---|---|\n| 1 | 2 |')).toMatchObject([{ kind: 'table', rows: [[[{ text: '1' }], [{ text: '2' }]]] }]);
  });

  it('loses no clause of Battle Line', () => {
    const source = readFileSync(new URL('../../../docs/rules/battle-line.md', import.meta.url), 'utf8');
    const written = [...source.matchAll(/^- \*\*(BL-[\d.]+)\*\*/gm)].map(([, clause]) => clause);
    const read = parse(source).flatMap((block) => (block.kind === 'list' ? block.items.flatMap(({ clause }) => clause ?? []) : []));
    expect(written.length).toBeGreaterThan(100);
    expect(read).toEqual(written);
  });
});
