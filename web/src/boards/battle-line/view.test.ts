import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The fields of each `struct` or `interface` whose name ends in View. */
function shapes(source: string, opening: RegExp, field: RegExp): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const match of source.matchAll(opening)) {
    const body = source.slice(match.index + match[0].length).split('\n}')[0] ?? '';
    found.set(match[1] ?? '', [...body.matchAll(field)].map(([, name]) => name ?? '').sort());
  }
  return found;
}

describe("Battle Line's view", () => {
  it('has the fields that the rules crate sends, no more and no fewer', () => {
    const rust = shapes(read('../../../../crates/games/battle-line/src/view.rs'), /^pub struct (\w*View) \{/gm, /^ {4}pub (\w+):/gm);
    const ours = shapes(read('./view.ts'), /^export interface (\w*View) \{/gm, /^ {2}(\w+)\??:/gm);
    expect(rust.size).toBeGreaterThan(5);
    expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(rust));
  });
});
