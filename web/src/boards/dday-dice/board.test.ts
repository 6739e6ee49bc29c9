import { readFileSync } from 'node:fs';
import { describe as suite, expect, it } from 'vitest';
import { Phrasebook } from '$src/lang/phrasebook';
import { LANGUAGES, type Language } from '$src/lang/text';
import { Things } from '$src/table/things';
import { toldIn, unsaid } from '../told';
import type { Component } from '$src/wire';
import type { View } from '$src/wire/dday-dice';
import { FACES } from './faces';
import { cardKind, cardSentence, gainsOf, outlookLabel, phaseLabel, sectorLabel, unitLabel } from './labels';
import { pictureOf } from './pictures';
import { linesOf } from './places';
import { travels } from './travels';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const crate = '../../../../crates/games/dday-dice';
/** A position in the middle of a game for two, as the program gave it for seat 0. */
const view = JSON.parse(read('./example.json')) as View;
const things = new Things(JSON.parse(read('../../wire/dday-dice.components.json')) as Component[]);
const book = (language: Language) =>
  new Phrasebook(
    language,
    ['../../../locales', './locales', '../../../../crates/core/locales', `${crate}/locales`].map((folder) => read(`${folder}/${language}.ftl`)),
    [],
    (seat) => ['Ada', 'Bob'][seat],
  );
const missing = /\b(dd|web|core)-[a-z]|\{/;

suite('sectors and units', () => {
  const labels = [...view.sectors.map((sector) => sectorLabel(things, sector)), ...view.units.map(unitLabel), phaseLabel(view.phase)];

  it('are called by their names', () => {
    const said = labels.map((text) => book('en').say(text));
    for (const { id } of view.sectors) expect(said.some((sentence) => sentence.startsWith(id === 'bunker' ? 'Bunker:' : `Sector ${id}:`))).toBe(true);
    expect(said.filter((sentence) => /^(Ada|Bob): /.test(sentence))).toHaveLength(2);
  });

  it.each(LANGUAGES)('can be said in %s with nothing missing', (language) => {
    for (const text of labels) expect(book(language).say(text)).not.toMatch(missing);
  });
});

suite('cards', () => {
  const cards = ['specialist', 'card', 'vehicle', 'award'].flatMap((kind) => things.of(kind).map(({ thing }) => [kind, thing.slice(kind.length + 1)] as const));

  it.each(LANGUAGES)('all have a name and an effect in %s', (language) => {
    expect(cards.length).toBeGreaterThan(50);
    for (const [kind, id] of cards) expect(book(language).say(cardSentence(things, kind, id, 5)), id).not.toMatch(missing);
  });

  it('all have a picture, those of larger tables too', () => {
    const art = read('./Art.svelte');
    const ids = (file: string) => [...read(`${crate}/data/${file}.toml`).matchAll(/^id = "([a-z0-9-]+)"/gm)].map(([, id]) => id ?? '');
    for (const [kind, file] of [['specialist', 'specialists'], ['card', 'items'], ['vehicle', 'vehicles'], ['award', 'awards']] as const) {
      for (const id of ids(file)) expect(art, id).toContain(`id="${pictureOf(things, kind, id)}"`);
    }
    for (const face of FACES) expect(art).toContain(`id="dd-${face}"`);
  });

  it('that are second copies are the same card', () => {
    expect(cardKind(things, 'card', 'flak-vest-2')).toBe('flak-vest');
    for (const copy of ['courier-3', 'courier']) expect(things.get(`specialist:${copy}`)).toBeDefined();
  });

  it.each(LANGUAGES)('bonuses are told in %s', (language) => {
    for (const face of FACES) expect(book(language).say(gainsOf(things, 'us', face))).not.toMatch(missing);
  });
});

suite('the beach', () => {
  const lines = linesOf(view.sectors, view.edges);

  it('has the bunker on top and every way once', () => {
    expect(lines[0]?.ground).toBe('bunker');
    expect(lines.at(-1)?.ground).toBe('surf');
    expect(lines.flatMap(({ sectors }) => sectors)).toHaveLength(view.sectors.length);
    expect(lines.flatMap(({ up }) => up)).toHaveLength(view.edges.filter(({ forward }) => forward).length);
  });

  it('puts a way where the two sectors meet', () => {
    for (const { at } of lines.flatMap(({ up, along }) => [...up, ...along])) expect(at > 0 && at < 1).toBe(true);
  });
});

suite('what travels', () => {
  it('is the card that is found and the specialist who dies; units walk on the beach itself', () => {
    expect(travels({ kind: 'moved', seat: 1, from: 2, to: 4, courage: 1, cry: false })).toEqual([]);
    expect(travels({ kind: 'found', seat: 0, item: 'bazooka', cost: 8 })).toEqual([{ thing: 'card:bazooka', from: 'shelf', to: 'kit-0' }]);
    expect(travels({ kind: 'died', seat: 0, specialist: 'medic' })).toEqual([{ thing: 'specialist:medic', from: 'kit-0', to: 'gone' }]);
    expect(travels({ kind: 'done', seat: 0 })).toEqual([]);
  });
});

suite('sectors', () => {
  it('are called what the game says of them, and so is what would happen there', () => {
    for (const position of toldIn<View>(read('../../wire/dday-dice.told.json'))) {
      const { view } = position;
      const labels = view.sectors.flatMap((sector) => [sectorLabel(things, sector), ...view.units.flatMap((unit) => outlookLabel(unit, sector.id))]);
      expect(unsaid(position, labels, book('en'))).toEqual([]);
    }
  });
});
