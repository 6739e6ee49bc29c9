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

const ours = () => shapes(read('./view.ts'), /^export interface (\w*View) \{/gm, /^ {2}(\w+)\??:/gm);

describe("D-Day Dice's view", () => {
  it('has the fields that the rules crate sends, no more and no fewer', () => {
    const rust = shapes(read('../../../../crates/games/dday-dice/src/view.rs'), /^pub struct (\w*View)(?:<T>)? \{/gm, /^ {4}pub (\w+):/gm);
    expect(rust.size).toBeGreaterThan(8);
    expect(Object.fromEntries(ours())).toEqual(Object.fromEntries(rust));
  });

  it('is the one that the program gives', () => {
    const example = JSON.parse(read('./example.json'));
    const of = (name: string) => ours().get(name);
    const keys = (thing: object) => Object.keys(thing).sort();
    expect(keys(example)).toEqual(of('View'));
    expect(keys(example.map)).toEqual(of('MapView'));
    for (const sector of example.sectors) expect(keys(sector)).toEqual(of('SectorView'));
    for (const edge of example.edges) expect(keys(edge)).toEqual(of('EdgeView'));
    for (const unit of example.units) {
      expect(keys(unit)).toEqual(of('UnitView'));
      for (const die of unit.dice) expect(keys(die)).toEqual(of('DieView'));
      for (const reach of unit.reach) expect(keys(reach)).toEqual(of('ReachView'));
      for (const price of unit.recruits) expect(keys(price)).toEqual(of('PriceView'));
    }
  });
});
