import { describe, expect, it } from 'vitest';
import type { OddsLine } from '$src/wire';
import { ClickPath } from './click-path';
import { type Choice, headline, prospects } from './odds';
import { Picking } from './picking.svelte';

const hit = (chance: number): OddsLine => ({ label: { id: 'hit' }, value: { chance } });
const losses: OddsLine = { label: { id: 'losses' }, value: { spread: [[0, 0.25], [1, 0.75]] } };
const choice = (path: string, ...odds: OddsLine[]): Choice => ({
  action: path,
  path: path.split(' '),
  text: { id: path },
  ...(odds.length > 0 ? { odds } : {}),
});

/** Two shooters with two targets each, a third whose targets are equally hard, and a move without chance. */
const near = choice('unit:a unit:x', hit(0.6), losses);
const far = choice('unit:a unit:y', hit(0.2));
const left = choice('unit:b unit:x', hit(0.4));
const right = choice('unit:b unit:y', hit(0.4));
const walk = choice('unit:c tile:3');
const choices = [near, far, left, right, walk];

function picking(...clicks: string[]): Picking {
  const made = new Picking({ send: () => undefined, why: async () => null });
  made.offer(choices);
  for (const step of clicks) made.click(step);
  return made;
}

describe('the figure over a thing', () => {
  it('is the chance of the choice that a click completes', () => {
    expect(picking('unit:a').oddsOf('unit:x')).toEqual(hit(0.6));
    expect(picking('unit:a').oddsOf('unit:y')).toEqual(hit(0.2));
  });

  it('stands over a first step if all that follows has the same', () => {
    expect(picking().oddsOf('unit:b')).toEqual(hit(0.4));
    expect(picking().oddsOf('unit:a')).toBeNull();
  });

  it('is not shown where chance has no part, and over nothing that does not glow', () => {
    expect(picking().oddsOf('unit:c')).toBeNull();
    expect(picking().oddsOf('unit:x')).toBeNull();
    expect(picking('unit:a').oddsOf('unit:a')).toBeNull();
  });

  it('needs a line of every choice', () => {
    expect(headline([near, walk])).toBeNull();
    expect(headline([])).toBeNull();
  });
});

describe('the odds of what can still be chosen', () => {
  const said = (pointed: string | null, ...chosen: string[]) => prospects(new ClickPath(choices, chosen), pointed).map(({ key }) => key);

  it('tells choices apart, and the same chances once', () => {
    expect(said(null)).toEqual(['unit:a unit:x', 'unit:a unit:y', 'unit:b']);
  });

  it('narrows with the clicks', () => {
    expect(said(null, 'unit:a')).toEqual(['unit:a unit:x', 'unit:a unit:y']);
    expect(said(null, 'unit:c')).toEqual([]);
  });

  it('begins with what the player points at', () => {
    expect(said('unit:b')).toEqual(['unit:b', 'unit:a unit:x', 'unit:a unit:y']);
    expect(said('unit:y', 'unit:a')).toEqual(['unit:a unit:y', 'unit:a unit:x']);
    expect(said('unit:nobody')).toHaveLength(3);
  });

  it('carries every line of the choice', () => {
    expect(prospects(new ClickPath(choices, ['unit:a']), null)[0]?.odds).toEqual([hit(0.6), losses]);
  });
});
