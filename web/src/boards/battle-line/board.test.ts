import { readFileSync } from 'node:fs';
import { describe as suite, expect, it } from 'vitest';
import { Phrasebook } from '$src/lang/phrasebook';
import { LANGUAGES, type Language } from '$src/lang/text';
import { faceOf, sorted } from './cards';
import { describe } from './describe';
import { cardLabel } from './labels';
import { travels } from './travels';
import type { View } from './view';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
/** A position in the middle of a game, as the program gave it for seat 0. */
const view = JSON.parse(read('./example.json')) as View;
const book = (language: Language) =>
  new Phrasebook(language, [read(`../../../locales/${language}.ftl`), read(`../../../../crates/games/battle-line/locales/${language}.ftl`)]);

suite('the position in words', () => {
  const sentences = describe({ view, near: 0, names: ['Ada', 'Bob'] });
  const said = sentences.map((text) => book('en').say(text));

  it('speaks of every flag and of every card that can be seen', () => {
    expect(said.filter((sentence) => /^Flag \d/.test(sentence))).toHaveLength(9);
    const cards = view.flags.flatMap(({ sides }) => sides.flatMap(({ cards }) => cards)).concat(view.hands[0].cards ?? []);
    expect(cards.length).toBeGreaterThan(10);
    const whole = said.join(' ');
    for (const card of cards) expect(whole).toContain(book('en').say(cardLabel(card)));
  });

  it('says whose flags are claimed and where Fog and Mud lie', () => {
    const claimed = view.flags.filter(({ claimed_by }) => claimed_by !== null);
    expect(said.filter((sentence) => sentence.includes('claimed by'))).toHaveLength(claimed.length);
    const ground = view.flags.filter(({ fog, mud }) => fog !== null || mud !== null);
    expect(said.filter((sentence) => /, (Fog|Mud)/.test(sentence))).toHaveLength(ground.length);
  });

  it.each(LANGUAGES)('can be said in %s with nothing missing', (language) => {
    for (const text of sentences) expect(book(language).say(text)).not.toMatch(/\b(bl|web)-[a-z]|\{/);
  });
});

suite('cards', () => {
  it('are read by their names', () => {
    expect(faceOf('red-10')).toEqual({ kind: 'troop', colour: 'red', value: 10 });
    expect(faceOf('leader-lion')).toEqual({ kind: 'tactic', name: 'leader-lion', corner: '1–10' });
    expect(faceOf('scout')).toEqual({ kind: 'tactic', name: 'scout', corner: '' });
  });

  it('are sorted by colour or by value, tactics last', () => {
    const hand = ['scout', 'blue-2', 'red-9', 'red-2'];
    expect(sorted(hand, 'colour')).toEqual(['red-2', 'red-9', 'blue-2', 'scout']);
    expect(sorted(hand, 'value')).toEqual(['red-2', 'blue-2', 'red-9', 'scout']);
  });
});

suite('what travels', () => {
  it('comes from the hand to the flag, from the deck to the hand, and hidden cards stay hidden', () => {
    expect(travels({ kind: 'placed', seat: 1, card: 'red-7', flag: 3 })).toEqual([{ thing: 'card:red-7', from: 'hand-1' }]);
    expect(travels({ kind: 'drew', seat: 1, deck: 'troops' })).toEqual([{ from: 'deck-troops', to: 'hand-1' }]);
    expect(travels({ kind: 'drew', seat: 0, deck: 'tactics', card: 'fog' })).toEqual([{ thing: 'card:fog', from: 'deck-tactics', to: 'hand-0' }]);
    expect(travels({ kind: 'passed', seat: 0 })).toEqual([]);
  });

  it('knows every event of the rules crate that moves a card', () => {
    const kinds = [...read('../../../../crates/games/battle-line/src/event.rs').matchAll(/^ {4}([A-Z]\w+) \{$/gm)].map(([, name]) =>
      (name ?? '').replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase(),
    );
    const still = ['starting-draw', 'game-began', 'passed', 'claimed', 'game-over'];
    const ours = read('./travels.ts');
    expect(kinds.length).toBeGreaterThan(10);
    for (const kind of kinds) expect(still.includes(kind) || ours.includes(`case '${kind}'`), kind).toBe(true);
  });
});
