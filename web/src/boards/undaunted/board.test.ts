import { readFileSync } from 'node:fs';
import { describe as suite, expect, it } from 'vitest';
import { Phrasebook } from '$src/lang/phrasebook';
import { LANGUAGES, type Language } from '$src/lang/text';
import { faceOf, PRINTED, stacks, type Title } from './cards';
import { describe } from './describe';
import { GROUND_NAMES } from './ground';
import { cardLabel, tileLabel, unitLabel } from './labels';
import { travels } from './travels';
import type { View } from './view';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const crate = '../../../../crates/games/undaunted';
const view = JSON.parse(read('./example.json')) as View;
const book = (language: Language) =>
  new Phrasebook(language, [read(`../../../locales/${language}.ftl`), read(`${crate}/locales/${language}.ftl`)]);

suite('the position in words', () => {
  const sentences = describe({ view, near: 0, names: ['Ada', 'Bob'] });
  const said = sentences.map((text) => book('en').say(text));

  it('speaks of every tile, every counter and every card in the own hand', () => {
    expect(said.filter((sentence) => /^Tile \d+[AB],/.test(sentence))).toHaveLength(view.map.tiles.length);
    const whole = said.join(' ');
    for (const { unit } of view.us.counters) expect(whole).toContain(book('en').say(unitLabel('us', unit)));
    for (const { unit } of view.ge.counters) expect(whole).toContain(book('en').say(unitLabel('ge', unit)));
    for (const card of Object.keys(view.us.hand.cards ?? {})) expect(said.find((sentence) => sentence.startsWith('Hand of US'))).toContain(book('en').say(cardLabel(card)));
  });

  it('says who is suppressed, what is controlled and where the mortars aim', () => {
    const suppressed = [...view.us.counters, ...view.ge.counters].filter((counter) => counter.suppressed);
    expect(said.join(' ').match(/, suppressed/g)).toHaveLength(suppressed.length);
    const controlled = view.map.tiles.filter(({ us, ge }) => us === 'controlled' || ge === 'controlled');
    expect(said.filter((sentence) => sentence.includes('controlled by'))).toHaveLength(controlled.length);
    expect(said.filter((sentence) => sentence.includes('mortar target of'))).toHaveLength(2);
  });

  it('keeps the other hand hidden', () => {
    expect(said).toContain('Cards in the hand of Germany: 0.');
    expect(said.some((sentence) => sentence.startsWith('Hand of Germany'))).toBe(false);
  });

  it.each(LANGUAGES)('can be said in %s with nothing missing', (language) => {
    for (const text of sentences) expect(book(language).say(text)).not.toMatch(/\b(un|web)-[a-z]|\{/);
  });
});

suite('cards', () => {
  it('have what the table of the game prints', () => {
    for (const card of read(`${crate}/data/cards.toml`).split('[[card]]').slice(1)) {
      const title = /title = "(\w+)"/.exec(card)?.[1] as Title;
      const actions = [...card.matchAll(/\{ do = "(\w+)"(?:, x = (\d+))?(, own-squad = true)? \}/g)].map(([, name, x, own]) => ({
        name,
        ...(x ? { strength: Number(x) } : {}),
        ...(own ? { ownSquad: true } : {}),
      }));
      expect(PRINTED[title], title).toEqual({ initiative: Number(/initiative = (\d+)/.exec(card)?.[1]), deeds: actions });
    }
    expect(Object.keys(PRINTED)).toHaveLength(9);
  });

  it('are read by their names and lie in the order of their initiative', () => {
    expect(faceOf('gunner-b')).toMatchObject({ title: 'gunner', squad: 'B', initiative: 3 });
    expect(faceOf('fog')).toMatchObject({ title: 'fog', squad: '', deeds: [] });
    expect(stacks({ fog: 1, 'rifle-b': 2, 'rifle-a': 1, sergeant: 1 }).map(({ kind }) => kind)).toEqual(['sergeant', 'rifle-a', 'rifle-b', 'fog']);
  });
});

suite('tiles', () => {
  it('have a drawing and a name for every ground of the game', () => {
    const grounds = [...new Set([...read(`${crate}/data/tiles.toml`).matchAll(/ground = "([\w-]+)"/g)].map(([, name]) => name ?? ''))];
    expect(GROUND_NAMES.sort()).toEqual(grounds.sort());
    for (const ground of grounds) expect(book('en').has(`web-un-board-ground-${ground}`), ground).toBe(true);
  });

  it('are called by all that lies on them', () => {
    const tile = view.map.tiles.find(({ tile }) => tile === '16a');
    expect(tile && book('en').say(tileLabel(view, tile))).toBe(
      'Tile 16A, hill, cover 3/1, controlled by US, spawn point of US for squad B, squad C, Mortar, Snipers',
    );
  });
});

suite('what travels', () => {
  it('goes from the hand to the play area, from the supply to the discard, and hidden cards stay hidden', () => {
    expect(travels({ kind: 'played', side: 'us', card: 'rifle-a', action: 'move' })).toEqual([{ thing: 'play:us-rifle-a', from: 'hand-us', to: 'play-us' }]);
    expect(travels({ kind: 'bolstered', side: 'ge', card: 'scout-b' })).toEqual([{ from: 'supply-ge-scout-b', to: 'discard-ge' }]);
    expect(travels({ kind: 'drew', side: 'ge', count: 2 })).toEqual([{ from: 'deck-ge', to: 'hand-ge' }, { from: 'deck-ge', to: 'hand-ge' }]);
    expect(travels({ kind: 'drew', side: 'us', count: 1, cards: { fog: 1 } })).toEqual([{ thing: 'card:us-fog', from: 'deck-us', to: 'hand-us' }]);
    expect(travels({ kind: 'casualty', unit: 'ge-rifle-a', pile: 'discard' })).toEqual([{ from: 'discard-ge', to: 'removed-ge' }]);
    expect(travels({ kind: 'concealed', side: 'us', fog: true })).toEqual([{ from: 'supply-ge-fog', to: 'discard-ge' }]);
    expect(travels({ kind: 'round-began', round: 2 })).toEqual([]);
  });

  it('knows every event of the rules crate that moves something', () => {
    const body = /pub enum Event \{(.*?)\n\}/s.exec(read(`${crate}/src/event.rs`))?.[1] ?? '';
    const kinds = [...body.matchAll(/^ {4}([A-Z]\w+) \{/gm)].map(([, name]) => (name ?? '').replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase());
    const still = ['round-began', 'rallied', 'controlled', 'radio-raised', 'targeted', 'target-lifted', 'rolled', 'suppressed', 'game-over'];
    const moving = read('./travels.ts');
    expect(kinds.length).toBeGreaterThan(20);
    for (const kind of kinds) expect(still.includes(kind) || moving.includes(`case '${kind}'`), kind).toBe(true);
  });
});
