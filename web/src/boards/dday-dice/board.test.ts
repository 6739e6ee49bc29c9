import { readFileSync } from 'node:fs';
import { describe as suite, expect, it } from 'vitest';
import { Phrasebook } from '$src/lang/phrasebook';
import { LANGUAGES, type Language } from '$src/lang/text';
import { describe } from './describe';
import { bonusText, cardKind, cardSentence, itemLabel, nationLabel, phaseLabel } from './labels';
import { pictureOf } from './pictures';
import { linesOf } from './places';
import { travels } from './travels';
import { FACES, type View } from './view';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const crate = '../../../../crates/games/dday-dice';
/** A position in the middle of a game for two, as the program gave it for seat 0. */
const view = JSON.parse(read('./example.json')) as View;
const book = (language: Language) => new Phrasebook(language, [read(`../../../locales/${language}.ftl`), read(`${crate}/locales/${language}.ftl`)]);
const ids = (file: string) => [...read(`${crate}/data/${file}.toml`).matchAll(/^id = "([a-z0-9-]+)"/gm)].map(([, id]) => id ?? '');
const missing = /\b(dd|web)-[a-z]|\{/;

suite('the position in words', () => {
  const sentences = describe({ view, near: 0, names: ['Ada', 'Bob'] });
  const said = sentences.map((text) => book('en').say(text));

  it('speaks of every sector, unit and die', () => {
    for (const { id } of view.sectors) expect(said.some((sentence) => sentence.startsWith(id === 'bunker' ? 'Bunker:' : `Sector ${id}:`))).toBe(true);
    expect(said.filter((sentence) => /^(Ada|Bob), /.test(sentence))).toHaveLength(2);
    expect(said.join(' ')).toContain('red die 1');
  });

  it.each(LANGUAGES)('can be said in %s with nothing missing', (language) => {
    for (const text of sentences) expect(book(language).say(text)).not.toMatch(missing);
  });
});

suite('cards', () => {
  const cards = [
    ...ids('specialists').map((id) => ['specialist', id] as const),
    ...ids('items').map((id) => ['card', id] as const),
    ...ids('vehicles').map((id) => ['vehicle', id] as const),
    ...ids('awards').map((id) => ['award', id] as const),
  ];

  it.each(LANGUAGES)('all have a name and an effect in %s', (language) => {
    expect(cards.length).toBeGreaterThan(60);
    for (const [kind, id] of cards) expect(book(language).say(cardSentence(kind, id, 5)), id).not.toMatch(missing);
  });

  it('all have a picture', () => {
    const art = read('./Art.svelte');
    for (const [kind, id] of cards) expect(art, id).toContain(`id="${pictureOf(kind, id)}"`);
    for (const face of FACES) expect(art).toContain(`id="dd-${face}"`);
  });

  it('that are second copies are the same card', () => {
    expect(cardKind('flak-vest-2')).toBe('flak-vest');
    expect(book('en').say(itemLabel('flak-vest-2'))).toBe('Flak Vest (2)');
  });
});

suite('bonuses, nations and phases', () => {
  it.each(LANGUAGES)('are told in %s', (language) => {
    for (const nation of ['us', 'uk', 'ca', 'fr']) {
      expect(book(language).say(nationLabel(nation))).not.toMatch(missing);
      for (const face of FACES) expect(book(language).say(bonusText(nation, face))).not.toMatch(missing);
    }
    const phases = read(`${crate}/src/saved.rs`).split('enum PhaseName {')[1]?.split('\n}')[0] ?? '';
    const names = [...phases.matchAll(/^ {4}([A-Z]\w+),$/gm)].map(([, name]) => (name ?? '').toLowerCase());
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) expect(book(language).say(phaseLabel(name))).not.toMatch(missing);
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
  it('is the unit that moves, the card that is found, the specialist who dies', () => {
    expect(travels({ kind: 'moved', seat: 1, from: 2, to: 4 })).toEqual([{ from: 'unit-1', to: 'unit-1' }]);
    expect(travels({ kind: 'found', seat: 0, item: 'bazooka' })).toEqual([{ thing: 'card:bazooka', from: 'shelf', to: 'kit-0' }]);
    expect(travels({ kind: 'died', seat: 0, specialist: 'medic' })).toEqual([{ thing: 'specialist:medic', from: 'kit-0', to: 'gone' }]);
    expect(travels({ kind: 'done', seat: 0 })).toEqual([]);
  });

  it('names only events of the rules crate', () => {
    const kinds = [...read(`${crate}/src/event.rs`).matchAll(/^ {4}([A-Z]\w+) \{/gm)].map(([, name]) => (name ?? '').replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase());
    const ours = [...`${read('./travels.ts')}${read('./happened.svelte.ts')}`.matchAll(/case '([a-z-]+)'/g)].map(([, kind]) => kind ?? '');
    expect(kinds.length).toBeGreaterThan(30);
    for (const kind of ours) expect(kinds, kind).toContain(kind);
  });
});
