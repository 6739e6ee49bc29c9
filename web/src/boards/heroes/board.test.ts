import { readFileSync } from 'node:fs';
import { describe as suite, expect, it } from 'vitest';
import { Picking } from '$src/controller/picking.svelte';
import { Phrasebook } from '$src/lang/phrasebook';
import { LANGUAGES, type Language } from '$src/lang/text';
import { Things } from '$src/table/things';
import { toldIn, unsaid } from '../told';
import type { Choice, Component } from '$src/wire';
import type { Side, View } from '$src/wire/heroes';
import { aimOf, reachOf } from './asked';
import { areasOf, faceOf, valueOf } from './cards';
import { resultOf, shownFight } from './fight';
import { Happened } from './happened.svelte';
import { boxSpoken, counted, unitSpoken } from './labels';
import { placeOf } from './places';
import { FLIGHT, ROLL } from '$src/table/unfolding.svelte';
import { travels } from './travels';
import { inTray } from './tray';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const crate = '../../../../crates/games/heroes';
const view = JSON.parse(read('./example.json')) as View;
const things = new Things(JSON.parse(read('../../wire/heroes.components.json')) as Component[]);
const book = (language: Language) =>
  new Phrasebook(language, ['../../../locales', './locales', '../../../../crates/core/locales', `${crate}/locales`].map((folder) => read(`${folder}/${language}.ftl`)));

const counter = (side: Side, back: number, tile: string) => ({ tag: `${side}-${back}`, side, back, tile });
const choice = (...path: string[]): Choice => ({ action: path.join(' '), path, text: { id: 'x' } }) as unknown as Choice;
function picking(...choices: Choice[]): Picking {
  const made = new Picking({ send: () => undefined, why: () => Promise.resolve(null) });
  made.offer(choices);
  return made;
}

suite('cards', () => {
  const value = (number: number, range: number, effects: string[], moved?: number): Component => ({
    thing: 'value:1',
    name: { id: 'x' },
    figures: Object.entries({ number, range, ...(moved === undefined ? {} : { moved }) }).map(([key, figure]) => ({ key, label: { id: 'x' }, value: figure })),
    parts: effects.map((effect) => ({ thing: `effect:${effect}`, name: { id: 'x' }, figures: [] })),
  });

  it('put values of one range and with the same effects into one area', () => {
    expect(areasOf([value(8, 2, ['AP', 'DH']), value(9, 1, [])])).toMatchObject([{ range: 2, effects: ['AP', 'DH'], values: ['8'] }, { range: 1, effects: [], values: ['9'] }]);
    expect(areasOf([value(9, 1, ['SUP7']), value(10, 1, ['SUP7'])])).toMatchObject([{ range: 1, effects: ['SUP7'], values: ['9', '10'] }]);
    expect(areasOf([])).toEqual([]);
  });

  it('show what the game tells of them', () => {
    expect(faceOf(things, 'u01a')).toMatchObject({ areas: [], abilities: [{ key: 'GO', beside: '×2' }, { key: 'ELAN', beside: '×1' }] });
    expect(faceOf(things, 'u10a').abilities).toEqual([{ key: 'MEDIC', beside: '4×1', name: { id: 'hn-ability-medic' } }]);
    expect(faceOf(things, 'u22a').areas).toMatchObject([{ range: 2, effects: ['NOSAVE'], values: ['9'] }]);
  });

  it('are printed alike for all copies', () => {
    expect(faceOf(things, 'u50a')).toMatchObject({ thing: 'card:u50', kind: 'unit', types: ['TANK'], hitPoints: 2, armoured: true });
    expect(faceOf(things, 'u15b')).toMatchObject({ thing: 'card:u15', types: ['INF'], areas: [{ range: 1, values: ['8'] }] });
    expect(faceOf(things, 'uh1').kind).toBe('hero');
    expect(faceOf(things, 'eu05').kind).toBe('event');
    expect(faceOf(things, 'hu').kind).toBe('historical');
  });

  it('know a value by its name in paths', () => {
    const face = { ...faceOf(things, 'u50a'), areas: areasOf([value(8, 3, ['DH', 'LUM'], 10), value(9, 1, [])]) };
    expect(valueOf(face, '1h')?.number).toBe('8');
    expect(valueOf(face, '1m')).toMatchObject({ number: '10', range: 3, effects: ['DH', 'LUM'] });
    expect(valueOf(face, '2')?.number).toBe('9');
    expect(valueOf(face, '3')).toBeNull();
  });

  it('are counted by name', () => {
    const cards = [{ id: 'u15b', name: 'Rifle' }, { id: 'u15a', name: 'Rifle' }, { id: 'hu', name: 'Event' }];
    expect(counted(cards).map(({ card, count }) => [card.name, count])).toEqual([['Event', 1], ['Rifle', 2]]);
  });
});

suite('boxes and units', () => {
  const labels = [...view.boxes.map((box) => boxSpoken(things, box)), ...view.units.map(unitSpoken)];

  it('lie with the own edge at the bottom', () => {
    expect(placeOf(view, 'a1', 'us')).toEqual({ x: 0, y: view.height - 1 });
    expect(placeOf(view, 'a1', 'ge')).toEqual({ x: view.width - 1, y: 0 });
  });

  it.each(LANGUAGES)('can be said in %s with nothing missing', (language) => {
    expect(labels.length).toBeGreaterThan(50);
    for (const text of labels) expect(book(language).say(text)).not.toMatch(/\b(hn|web|core)-[a-z]|\{/);
  });

  it('do not tell what is hidden', () => {
    const backs = view.units.filter(({ side, hidden, known }) => side === 'ge' && hidden && !known);
    expect(backs.length).toBeGreaterThan(0);
    for (const unit of backs) expect(unit.card).toBeNull();
  });
});

suite('what is offered', () => {
  const table = picking(
    choice('unit:us-1', 'tile:c3'),
    choice('unit:us-1', 'value:1', 'unit:ge-2'),
    choice('unit:us-1', 'value:1', 'marker:directive', 'unit:ge-3'),
    choice('unit:us-1', 'ability:go', 'unit:us-4'),
    choice('marker:directive', 'tile:c4'),
    choice('card:u15a', 'tile:a1'),
    choice('card:zz9', 'tile:a1'),
    choice('button:end'),
  );

  it('lights the reach of what is pointed at, by the choices alone', () => {
    table.pointed = 'unit:us-1';
    expect([...reachOf(table).tiles]).toEqual(['c3']);
    expect([...reachOf(table).units]).toEqual(['ge-2', 'ge-3', 'us-4']);
    table.pointed = null;
    expect(reachOf(table).tiles.size).toBe(0);
    expect(aimOf(table)).toBeNull();
  });

  it('opens values and abilities in the tray, and aims when a value is chosen', () => {
    const held = { ...view, us: { ...view.us, hand_cards: [{ id: 'u15a', name: 'Rifle' }] } };
    expect(inTray(table, held, 'us')).toEqual(['card:zz9']);
    table.click('unit:us-1');
    expect(inTray(table, held, 'us')).toEqual(['value:1', 'ability:go']);
    table.click('value:1');
    table.pointed = 'unit:ge-2';
    expect(aimOf(table)).toEqual({ by: 'us-1', targets: ['ge-2'], pointed: 'ge-2' });
  });
});

suite('what happened', () => {
  it('is a fight from its declaration to its end', () => {
    const seen = new Happened();
    const target = counter('ge', 1, 'b3');
    seen.note({ kind: 'attacked', side: 'us', by: counter('us', 1, 'b2'), from: 'b2', target, at: 'b3', value: 8, paid: false });
    seen.note({ kind: 'rolled', side: 'us', dice: [4, 5], modifier: 1, total: 10, value: 8, reached: true, expected: 583 });
    seen.note({ kind: 'resolved', target, verdict: 'success', sure: false });
    expect(seen.fight && resultOf(seen.fight)).toBe('success');
    seen.note({ kind: 'save-rolled', unit: target, die: 6, need: 6, saved: true, plus: false });
    expect(seen.fight && resultOf(seen.fight)).toBe('saved');
    seen.note({ kind: 'destroyed', unit: target, tile: 'b3' });
    expect(seen.fight).toMatchObject({ dice: [4, 5], total: 10, modifier: 1, end: 'destroyed' });
    expect([...seen.places]).toEqual(['b3']);
    expect(shownFight({ ...view, attack: null }, seen.fight)).toBe(seen.fight);
  });

  it('stays marked until something else happens, and is gone when another position is looked at', () => {
    const seen = new Happened();
    seen.note({ kind: 'moved', unit: counter('us', 1, 'b2'), from: 'b2', to: 'b3', manner: 'move' });
    seen.settle();
    seen.note({ kind: 'phase-ended', turn: 1, side: 'us' });
    seen.settle();
    expect(seen.steps).toEqual([{ tag: 'us-1', from: 'b2', to: 'b3' }]);
    seen.note({ kind: 'moved', unit: counter('ge', 1, 'b3'), from: 'c5', to: 'c4', manner: 'move' });
    seen.settle();
    expect(seen.steps.map(({ tag }) => tag)).toEqual(['ge-1']);
    seen.settle();
    expect(seen.steps).toEqual([]);
  });
});

suite('what travels', () => {
  it('goes from hand to box, from box to discard, and hidden cards stay hidden', () => {
    expect(travels({ kind: 'placed', unit: counter('us', 9, 'b1'), tile: 'b1', hidden: true })).toEqual([{ thing: 'unit:us-9', from: 'hand-us' }]);
    expect(travels({ kind: 'drew', side: 'ge', count: 2 })).toEqual([{ from: 'reserve-ge', to: 'hand-ge' }, { from: 'reserve-ge', to: 'hand-ge' }]);
    expect(travels({ kind: 'destroyed', unit: counter('ge', 4, 'c4'), tile: 'c4' })).toEqual([{ thing: 'unit:ge-4', to: 'discard-ge', late: 0 }]);
    expect(travels({ kind: 'phase-ended', turn: 1, side: 'us' })).toEqual([]);
  });

  it('turns over what is turned up, down or suppressed, and waits for the dice that decide it', () => {
    const unit = counter('ge', 1, 'b3');
    expect(travels({ kind: 'turned-up', unit, tile: 'b4', decoy: false })).toEqual([{ thing: 'unit:ge-1', changes: 'turns', late: 0 }]);
    const seen = new Happened();
    seen.note({ kind: 'attacked', side: 'us', by: counter('us', 1, 'b2'), from: 'b2', target: unit, at: 'b4', value: 8, paid: false });
    seen.note({ kind: 'rolled', side: 'us', dice: [4, 5], modifier: 1, total: 10, value: 8, reached: true, expected: 583 });
    expect(travels({ kind: 'marked', unit, tile: 'b4', hits: 0, suppressed: 1 }, seen.late)).toEqual([{ thing: 'unit:ge-1', changes: 'turns', late: FLIGHT + ROLL }]);
    expect(travels({ kind: 'marked', unit, tile: 'b4', hits: 1, suppressed: 0 }, seen.late)).toEqual([{ thing: 'unit:ge-1', changes: 'struck', late: FLIGHT + ROLL }]);
    seen.settle();
    expect(seen.late).toBe(0);
  });
});

suite('units on the map', () => {
  it('are called what the game says of them', () => {
    for (const position of toldIn<View>(read('../../wire/heroes.told.json'))) expect(unsaid(position, position.view.units.map(unitSpoken), book('en'))).toEqual([]);
  });
});
