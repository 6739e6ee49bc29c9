import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { Phrasebook } from './phrasebook';
import { LANGUAGES, type Language } from './text';

const web = new URL('../../', import.meta.url);
const folders = ['locales/', 'src/table/locales/', ...readdirSync(new URL('src/boards/', web), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\/(locales|cover)$/.test(path))
  .map((path) => `src/boards/${path}/`)];
const source = (language: Language) => folders.map((folder) => readFileSync(new URL(`${folder}${language}.ftl`, web), 'utf8')).join('\n');
const ids = (language: Language) => new FluentResource(source(language)).body.map(({ id }) => id).sort();

/** Everything that the client's own code says, and the places where a part of the name is put in. */
const code = readdirSync(new URL('src/', web), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts') && !path.startsWith('wire'))
  .map((path) => readFileSync(new URL(`src/${path}`, web), 'utf8'))
  .join('\n');
const whole = new Set([...code.matchAll(/['"`](web-[a-z0-9-]+)['"`]/g)].map(([, id]) => id ?? ''));
const beginnings = [...code.matchAll(/`(web-[a-z0-9-]+-)\$\{/g)].map(([, start]) => start ?? '');

/** What stands in the braces of a message, in any order. */
const argumentsOf = (text: string) => [...new Set([...text.matchAll(/\$([a-z]+)/g)].map(([, name]) => name))].sort();
const messages = (language: Language) =>
  new Map(source(language).split(/\n(?=web-)/).flatMap((part) => {
    const id = /^(web-[a-z0-9-]+) =/.exec(part)?.[1];
    return id ? [[id, part.replace(/^#.*$/gm, '')] as const] : [];
  }));

describe("the client's texts", () => {
  it('exist in English for everything that the code says', () => {
    const known = new Set(ids('en'));
    expect([...whole].filter((id) => !known.has(id))).toEqual([]);
    expect(beginnings.filter((start) => ![...known].some((id) => id.startsWith(start)))).toEqual([]);
  });

  it('are all used', () => {
    expect(ids('en').filter((id) => !whole.has(id) && !beginnings.some((start) => id.startsWith(start)))).toEqual([]);
  });

  it.each(LANGUAGES.filter((language) => language !== 'en'))('are complete in %s, with the same arguments', (language) => {
    expect(ids(language)).toEqual(ids('en'));
    const english = messages('en');
    for (const [id, text] of messages(language)) expect(argumentsOf(text), id).toEqual(argumentsOf(english.get(id) ?? ''));
  });

  it.each(LANGUAGES)('can be said in %s', (language) => {
    const book = new Phrasebook(language, [source(language)]);
    for (const [id, text] of messages(language)) {
      const args = argumentsOf(text).map((name) => [name ?? '', 3] as [string, number]);
      expect(book.say({ id, args }), id).not.toMatch(/\{ ?\$|^web-/);
    }
  });
});

describe('a phrasebook', () => {
  it('falls back to English, and then to the name of the message', () => {
    const dutch = new Phrasebook('nl', ['a = een'], ['a = one', 'b = two']);
    expect([dutch.say({ id: 'a' }), dutch.say({ id: 'b' }), dutch.say({ id: 'c' })]).toEqual(['een', 'two', 'c']);
  });

  it('tells when a text is missing, so that English can be fetched', () => {
    let missed = 0;
    const dutch = new Phrasebook('nl', ['a = een'], [], () => undefined, () => missed++);
    dutch.say({ id: 'a' });
    expect(dutch.has('b')).toBe(false);
    expect(missed).toBe(0);
    dutch.say({ id: 'b' });
    expect(missed).toBe(1);
  });

  it('names who sits in a seat, or the seat where nobody is known', () => {
    const texts = ['web-seat = Seat { $seat }', 'played = { SEAT($seat) } plays.'];
    const played = (seat: number) => ({ id: 'played', args: [['seat', seat] as [string, number]] });
    expect(new Phrasebook('en', texts).say(played(1))).toBe('Seat 2 plays.');
    const names = ['Ada'];
    const atTable = new Phrasebook('en', texts, [], (seat) => names[seat]);
    expect([atTable.say(played(0)), atTable.say(played(1))]).toEqual(['Ada plays.', 'Seat 2 plays.']);
    names[0] = 'Bob';
    expect(atTable.say(played(0))).toBe('Bob plays.');
  });

  it('names seats in a sentence that is said in English for want of another', () => {
    const dutch = new Phrasebook('nl', ['web-seat = Plaats { $seat }'], ['played = { SEAT($seat) } plays.']);
    expect(dutch.say({ id: 'played', args: [['seat', 0]] })).toBe('Plaats 1 plays.');
  });

  it('says texts within texts, numbers with their plural, and attributes', () => {
    const book = new Phrasebook('en', ['in = { $n ->\n    [one] one\n   *[other] { $n }\n }\nout = <{ $inner }>\n    .help = Help']);
    expect(book.say({ id: 'out', args: [['inner', { id: 'in', args: [['n', 1]] }]] })).toBe('<one>');
    expect([book.say({ id: 'out' }, 'help'), book.say({ id: 'out.help' })]).toEqual(['Help', 'Help']);
    expect(book.say({ id: 'out', args: [['inner', [{ id: 'in', args: [['n', 1]] }, { id: 'in', args: [['n', 2]] }]]] })).toBe('<one, 2>');
  });
});
