import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { Phrasebook } from '$src/lang/phrasebook';
import { LANGUAGES, type Language } from '$src/lang/text';
import type { Component } from '$src/wire';

const src = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, src), 'utf8');
const GAMES = readdirSync(new URL('boards/', src), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const components = (game: string) => JSON.parse(read(`wire/${game}.components.json`)) as Component[];
const ids = (source: string) => new FluentResource(source).body.map(({ id, attributes }) => `${id}${Object.keys(attributes).join('.')}`).sort();

/** The data of a game's learning, read as text: its drawings need a browser. */
function data(game: string) {
  const written = read(`boards/${game}/learn/index.ts`);
  // Names stand for what they are.
  const source = [...written.matchAll(/^const ([A-Z]+) = ('[^']+');$/gm)].reduce((text, [, name = '', value = '']) => text.replaceAll(new RegExp(`\\b${name}\\b(?=[,\\]])`, 'g'), value), written);
  const list = (text: string | undefined) => [...(text ?? '').matchAll(/'([^']+)'/g)].map(([, word]) => word ?? '');
  return {
    turn: list(/turn: \[([^\]]*)\]/.exec(source)?.[1]),
    wrong: [...source.matchAll(/item: '([^']+)', rule: '([^']+)'/g)].map(([, item = '', rule = '']) => ({ item, rule })),
    lists: [...source.matchAll(/list: '([^']+)', items: \[([^\]]*)\]/g)].map(([, name = '', items]) => ({ name, items: list(items) })),
    printed: [...source.matchAll(/key: '([^']+)', kind: '([^']+)'/g)].map(([, key = '', kind = '']) => ({ key, kind })),
    figures: [...source.matchAll(/figures: \[([^\]]*)\]/g)].flatMap(([, keys]) => list(keys)),
    steps: [...source.matchAll(/\{ key: '([^']+)', at: \[([^\]]*)\], until: \{ do: '([^']+)'(?:, step: '([^']+)')? \} \}/g)].map(([, key = '', at, deed, step]) => ({ key, at: list(at), deed, step })),
  };
}

/** Everything that is said of a game, by what its data names. */
function wanted(game: string): string[] {
  const { turn, wrong, lists, printed, steps } = data(game);
  const id = (rest: string) => `learn-${game}-${rest}`;
  return [
    ...['aim', 'picture-aim', 'picture-turn', ...printed.map(({ key }) => `things-${key}`), ...lists.map(({ name }) => name), ...steps.map(({ key }) => `step-${key}`)].map(id),
    ...[...turn.map((item) => `turn-${item}`), ...wrong.map(({ item }) => `wrong-${item}`), ...lists.flatMap(({ name, items }) => items.map((item) => `${name}-${item}`))].map((rest) => `${id(rest)}title`),
  ].sort();
}

describe.each(GAMES)('what teaches %s', (game) => {
  it.each(LANGUAGES)('says all of it, and nothing else, in %s', (language) => {
    expect(ids(read(`boards/${game}/learn/${language}.ftl`))).toEqual(wanted(game));
  });

  it('has five things that one gets wrong, each with a clause of the rules', () => {
    const { wrong } = data(game);
    const rules = readFileSync(new URL(`../../docs/rules/${game}.md`, src), 'utf8');
    expect(wrong).toHaveLength(5);
    for (const { rule } of wrong) expect(rules, rule).toContain(`**${rule}**`);
  });

  it('tells in the player aid of things that the game has', () => {
    const { printed, figures } = data(game);
    const things = components(game);
    expect(printed.length).toBeGreaterThan(1);
    for (const { kind } of printed) expect(things.some(({ thing }) => thing.startsWith(`${kind}:`)), kind).toBe(true);
    for (const key of figures) expect(things.some((thing) => thing.figures.some((figure) => figure.key === key)), key).toBe(true);
  });

  it('leads through ten steps: aim, a choice, why not, odds, undo', () => {
    const { steps } = data(game);
    expect(steps).toHaveLength(10);
    expect(steps[0]?.key).toBe('aim');
    expect(steps.at(-1)).toMatchObject({ key: 'end', deed: 'read' });
    expect(steps.map(({ deed }) => deed)).toEqual(expect.arrayContaining(['click', 'play', 'ask', 'undo']));
    expect(steps.map(({ key }) => key)).toContain('odds');
    for (const { deed, step } of steps) expect(deed === 'click').toBe(step !== undefined);
  });

  it('points at things that are there', () => {
    const known = new Set(components(game).map(({ thing }) => thing));
    const position = read(`boards/${game}/learn/position.json`);
    /** Things that only a match has: units by their tag, dice, ways of a command board, sectors and what is pressed. */
    const live = /^(button|die|tactic|sector|supply|value):|^unit:(us|ge)-\d$/;
    for (const { at } of data(game).steps) {
      for (const step of at.flatMap((thing) => thing.split(' '))) expect(known.has(step) || live.test(step), step).toBe(true);
    }
    expect(() => JSON.parse(position) as unknown).not.toThrow();
  });
});

it.each(LANGUAGES.filter((language) => language !== 'en'))('what all games share is complete in %s', (language) => {
  expect(ids(read(`learn/locales/${language}.ftl`))).toEqual(ids(read('learn/locales/en.ftl')));
});

it.each(LANGUAGES)('nothing is said without its words in %s', (language: Language) => {
  for (const game of GAMES) {
    const source = read(`boards/${game}/learn/${language}.ftl`);
    const book = new Phrasebook(language, [source]);
    for (const { id } of new FluentResource(source).body) expect(book.say({ id })).not.toMatch(/\{|^learn-/);
    expect(existsSync(new URL(`boards/${game}/learn/Picture.svelte`, src))).toBe(true);
  }
});
