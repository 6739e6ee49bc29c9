import { readFileSync } from 'node:fs';
import { describe as suite, expect, it } from 'vitest';
import { Phrasebook } from '$src/lang/phrasebook';
import { LANGUAGES, type Language } from '$src/lang/text';
import { Things } from '$src/table/things';
import { toldIn, unsaid } from '../told';
import type { Component } from '$src/wire';
import type { View } from '$src/wire/battle-line';
import { faceOf, sorted, troopsOf } from './cards';
import { flagLabel } from './labels';
import { Happened } from './happened.svelte';
import { travels } from './travels';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
/** A position in the middle of a game, as the program gave it for seat 0. */
const view = JSON.parse(read('./example.json')) as View;
const things = new Things(JSON.parse(read('../../wire/battle-line.components.json')) as Component[]);
const book = (language: Language) =>
  new Phrasebook(
    language,
    ['../../../locales', './locales', '../../../../crates/core/locales', '../../../../crates/games/battle-line/locales'].map((folder) => read(`${folder}/${language}.ftl`)),
    [],
    (seat) => ['Ada', 'Bob'][seat],
  );

suite('a flag', () => {
  const labels = view.flags.map((flag) => flagLabel(things, flag, 0, view.claimable.includes(flag.flag)));
  const said = labels.map((label) => book('en').say(label));

  it('is told with every card that lies there and what its sides are', () => {
    view.flags.forEach(({ flag, sides }, index) => {
      expect(said[index]).toContain(`Flag ${flag}, `);
      for (const card of sides.flatMap(({ cards }) => cards)) expect(said[index]).toContain(book('en').say(things.name(`card:${card}`)));
    });
    const claimed = view.flags.filter(({ claimed_by }) => claimed_by !== null);
    expect(said.filter((sentence) => /claimed by (Ada|Bob)/.test(sentence))).toHaveLength(claimed.length);
  });

  it.each(LANGUAGES)('can be said in %s with nothing missing', (language) => {
    for (const text of labels) expect(book(language).say(text)).not.toMatch(/\b(bl|web|core)-[a-z]|\{/);
  });
});

suite('cards', () => {
  it('show what the game prints on them', () => {
    expect(faceOf(things, 'red-10')).toEqual({ kind: 'troop', colour: 'red', value: 10 });
    expect(faceOf(things, 'leader-lion')).toEqual({ kind: 'tactic', name: 'leader-lion', corner: '1–10' });
    expect(faceOf(things, 'scout')).toEqual({ kind: 'tactic', name: 'scout', corner: '' });
    expect(troopsOf(things).map(({ values }) => values.length)).toEqual([10, 10, 10, 10, 10, 10]);
  });

  it('all have a drawing', () => {
    const art = read('./Art.svelte');
    for (const { thing } of things.of('card')) {
      const face = faceOf(things, thing.slice('card:'.length));
      expect(art, thing).toContain(`id="bl-${face.kind === 'troop' ? face.colour : face.name}"`);
    }
  });

  it('are sorted by colour or by value, tactics last', () => {
    const hand = ['scout', 'blue-2', 'red-9', 'red-2'];
    expect(sorted(things, hand, 'colour')).toEqual(['red-2', 'red-9', 'blue-2', 'scout']);
    expect(sorted(things, hand, 'value')).toEqual(['red-2', 'blue-2', 'red-9', 'scout']);
  });
});

suite('what travels', () => {
  it('comes from the hand to the flag, from the deck to the hand, and hidden cards stay hidden', () => {
    expect(travels({ kind: 'placed', seat: 1, card: 'red-7', flag: 3 })).toEqual([{ thing: 'card:red-7', from: 'hand-1' }]);
    expect(travels({ kind: 'drew', seat: 1, deck: 'troops', known_to_other: false })).toEqual([{ from: 'deck-troops', to: 'hand-1' }]);
    expect(travels({ kind: 'drew', seat: 0, deck: 'tactics', card: 'fog', known_to_other: false })).toEqual([{ thing: 'card:fog', from: 'deck-tactics', to: 'hand-0' }]);
    expect(travels({ kind: 'passed', seat: 0 })).toEqual([]);
  });

  it('holds a claimed flag up, and its proof stays lit until the next card is played', () => {
    expect(travels({ kind: 'claimed', seat: 0, flag: 4 })).toEqual([{ thing: 'flag:4', raised: true }]);
    const seen = new Happened();
    seen.note({ kind: 'placed', seat: 0, card: 'red-7', flag: 3 });
    seen.note({ kind: 'claimed', seat: 0, flag: 4 });
    seen.settle();
    seen.note({ kind: 'claimed', seat: 0, flag: 3 });
    seen.note({ kind: 'drew', seat: 0, deck: 'troops', known_to_other: false });
    seen.settle();
    expect([...seen.claimed]).toEqual([4, 3]);
    seen.note({ kind: 'placed', seat: 1, card: 'red-8', flag: 3 });
    expect(seen.claimed.size).toBe(0);
  });
});

suite('flags', () => {
  it('are called what the game says of them', () => {
    for (const position of toldIn<View>(read('../../wire/battle-line.told.json'))) {
      const { view } = position;
      expect(unsaid(position, view.flags.map((flag) => flagLabel(things, flag, 0, view.claimable.includes(flag.flag))), book('en'))).toEqual([]);
    }
  });
});
