import { readFileSync } from 'node:fs';
import { describe as suite, expect, it } from 'vitest';
import { Phrasebook } from '$src/lang/phrasebook';
import { LANGUAGES, type Language } from '$src/lang/text';
import { Things } from '$src/table/things';
import { toldIn, unsaid } from '../told';
import type { Component } from '$src/wire';
import type { View } from '$src/wire/undaunted';
import { faceOf, stacks } from './cards';
import { GROUND_NAMES } from './ground';
import { cardsLabel, counterLabel, tileLabel } from './labels';
import { SIDES } from './sides';
import { travels } from './travels';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const crate = '../../../../crates/games/undaunted';
const view = JSON.parse(read('./example.json')) as View;
const things = new Things(JSON.parse(read('../../wire/undaunted.components.json')) as Component[]);
const book = (language: Language) =>
  new Phrasebook(language, ['../../../locales', './locales', '../../../../crates/core/locales', `${crate}/locales`].map((folder) => read(`${folder}/${language}.ftl`)));

suite('cards', () => {
  it('show what the game prints on them, in the order of the card', () => {
    expect(faceOf(things, 'gunner-b')).toMatchObject({ title: 'gunner', squad: 'B', initiative: 3, only: '' });
    expect(faceOf(things, 'scout-a').deeds.map(({ name, strength }) => [name, strength])).toEqual([['scout', 2], ['attack', 1], ['recon', null], ['conceal', null]]);
    expect(faceOf(things, 'leader-c').only).toBe('C');
    expect(faceOf(things, 'fog')).toMatchObject({ title: 'fog', squad: '', deeds: [] });
  });

  it('lie in the order of their initiative', () => {
    expect(stacks(things, { fog: 1, 'rifle-b': 2, 'rifle-a': 1, sergeant: 1 }).map(({ kind }) => kind)).toEqual(['sergeant', 'rifle-a', 'rifle-b', 'fog']);
    expect(book('en').say(cardsLabel(things, { 'rifle-b': 2, fog: 1 }))).toBe('Rifleman B ×2, Fog of War');
  });
});

suite('tiles and counters', () => {
  // Counters and tiles of other scenarios are called by their names in paths.
  const labels = [
    ...view.map.tiles.filter(({ tile }) => things.get(`tile:${tile}`)).map((tile) => tileLabel(things, view, tile)),
    ...SIDES.flatMap((side) => view[side].counters.map((counter) => counterLabel(things, side, counter))),
  ];

  it('have a drawing for every ground of the game', () => {
    const grounds = [...new Set([...read(`${crate}/data/tiles.toml`).matchAll(/ground = "([\w-]+)"/g)].map(([, name]) => name ?? ''))];
    expect(GROUND_NAMES.sort()).toEqual(grounds.sort());
  });

  it.each(LANGUAGES)('can be said in %s with nothing missing', (language) => {
    expect(labels.length).toBeGreaterThan(17);
    for (const text of labels) expect(book(language).say(text)).not.toMatch(/\b(un|web|core)-[a-z]|\{/);
  });

  it('say who is suppressed', () => {
    const said = labels.map((text) => book('en').say(text)).join(' ');
    expect(said.match(/, suppressed/g)).toHaveLength(SIDES.flatMap((side) => view[side].counters).filter(({ suppressed }) => suppressed).length);
  });
});

suite('what travels', () => {
  it('goes from the hand to the play area, from the supply to the discard, and hidden cards stay hidden', () => {
    expect(travels({ kind: 'played', side: 'us', card: 'rifle-a', action: 'move' })).toEqual([{ thing: 'play:us-rifle-a', from: 'hand-us', to: 'play-us' }]);
    expect(travels({ kind: 'bolstered', side: 'ge', card: 'scout-b' })).toEqual([{ from: 'supply-ge-scout-b', to: 'discard-ge' }]);
    expect(travels({ kind: 'drew', side: 'ge', count: 2 })).toEqual([{ from: 'deck-ge', to: 'hand-ge' }, { from: 'deck-ge', to: 'hand-ge' }]);
    expect(travels({ kind: 'drew', side: 'us', count: 1, cards: { fog: 1 } })).toEqual([{ thing: 'card:us-fog', from: 'deck-us', to: 'hand-us' }]);
    expect(travels({ kind: 'casualty', side: 'ge', unit: 'ge-rifle-a', pile: 'discard' })).toEqual([{ from: 'discard-ge', to: 'removed-ge', late: 0 }]);
    expect(travels({ kind: 'suppressed', unit: 'ge-rifle-a', already: false }, 900)).toEqual([{ thing: 'unit:ge-rifle-a', changes: 'turns', late: 900 }]);
    expect(travels({ kind: 'concealed', side: 'us', fog: true })).toEqual([{ from: 'supply-ge-fog', to: 'discard-ge' }]);
    expect(travels({ kind: 'round-began', round: 2 })).toEqual([]);
  });
});

suite('tiles', () => {
  it('are called what the game says of them', () => {
    for (const position of toldIn<View>(read('../../wire/undaunted.told.json'))) {
      const { view } = position;
      expect(unsaid(position, view.map.tiles.map((tile) => tileLabel(things, view, tile)), book('en'))).toEqual([]);
    }
  });
});
