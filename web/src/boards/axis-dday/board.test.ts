import { readFileSync } from 'node:fs';
import { describe as suite, expect, it } from 'vitest';
import { Phrasebook } from '$src/lang/phrasebook';
import { LANGUAGES, type Language } from '$src/lang/text';
import { Things } from '$src/table/things';
import { toldIn, unsaid } from '../told';
import type { Component } from '$src/wire';
import type { View } from '$src/wire/axis-dday';
import { boxLabel, chartLabel, stackLabel, zoneLabel } from './labels';
import { boxAt, CROP, landOf, layOut, shortName } from './places';
import { fightsFor, kindOfUnit, powerOfUnit } from './sides';
import { travels } from './travels';
import { Happened } from './happened.svelte';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const view = JSON.parse(read('./example.json')) as View;
const things = new Things(JSON.parse(read('../../wire/axis-dday.components.json')) as Component[]);
const book = (language: Language) =>
  new Phrasebook(language, ['../../../locales', './locales', '../../../../crates/core/locales', '../../../../crates/games/axis-dday/locales'].map((folder) => read(`${folder}/${language}.ftl`)));

suite('the map', () => {
  const land = landOf(view);

  it('lies within what is shown: every centre, every box', () => {
    const within = ([x, y]: readonly [number, number]) => x > CROP.left && x < CROP.left + CROP.width && y > CROP.top && y < CROP.top + CROP.height;
    for (const [zone, centre] of land.centres) expect(within(centre), `zone ${zone}`).toBe(true);
    for (const { box } of view.boxes) expect(within(boxAt(view, box)), box).toBe(true);
  });

  it('has every stack of a zone in a place of its own', () => {
    for (const zone of view.zones) {
      const laid = layOut(zone.units, land.centres.get(zone.zone) ?? [0, 0]);
      expect(laid).toHaveLength(zone.units.length);
      expect(new Set(laid.map(({ at }) => at.join(' '))).size).toBe(laid.length);
    }
  });

  it('writes names short enough for their zones', () => {
    expect(['Saint-Pierre-Église', 'Sainte-Mère-Église', 'La Haye-du-Puits', 'Beaumont-Hague', 'Cherbourg', 'Villers-Bocage'].map(shortName)).toEqual(['St-Pierre', 'Ste-Mère', 'La Haye', 'Beaumont', 'Cherbourg', 'Villers']);
    for (const { name } of view.zones) expect(shortName(name).length).toBeLessThanOrEqual(13);
  });
});

suite('units and powers', () => {
  it('are told by the game', () => {
    for (const { units } of view.zones) for (const { unit, power, kind } of units) expect([powerOfUnit(things, unit), kindOfUnit(things, unit)]).toEqual([power, kind]);
    expect((['axis', 'uk', 'us'] as const).map((power) => fightsFor(view, 'allies', power))).toEqual([false, true, true]);
  });
});

suite('labels', () => {
  const labels = [
    ...view.zones.map((zone) => zoneLabel(things, zone)),
    ...view.zones.flatMap((zone) => zone.units.map((stack) => stackLabel(things, stack, `zone:${zone.zone}`))),
    ...view.boxes.map((box) => boxLabel(things, box)),
    ...view.charts.map((chart) => chartLabel(things, chart)),
  ];

  it.each(LANGUAGES)('can be said in %s with nothing missing', (language) => {
    expect(labels.length).toBeGreaterThan(60);
    for (const text of labels) expect(book(language).say(text)).not.toMatch(/\b(ad|web|core)-[a-z]|\{|\b(zone|unit|box|chart):/);
  });

  it('name the zone, who holds it and what stands there', () => {
    const zone = view.zones.find(({ units }) => units.length > 0);
    const said = zone ? book('en').say(zoneLabel(things, zone)) : '';
    expect(said).toContain(zone?.name);
    expect(said).toMatch(/infantry|artillery|tank|blockhouse|fighter/);
  });
});

suite('what travels', () => {
  it('is one of a stack, from place to place, and over the zone it passes', () => {
    expect(travels({ kind: 'moved', unit: 'us-infantry', count: 1, from: 'box:utah', to: 'zone:11' })).toEqual([{ from: 'box-utah', to: 'zone-11', look: 'box:utah unit:us-infantry' }]);
    expect(travels({ kind: 'moved', unit: 'uk-tank', count: 1, from: 'zone:16', via: 23, to: 'zone:28' })).toEqual([
      { from: 'zone-16', to: 'zone-23', look: 'zone:16 unit:uk-tank' },
      { from: 'zone-23', to: 'zone-28', look: 'zone:16 unit:uk-tank' },
    ]);
    expect(travels({ kind: 'destroyed', unit: 'blockhouse', count: 1, at: 'zone:14' })).toEqual([{ from: 'zone-14', to: 'supply', look: 'zone:14 unit:blockhouse', late: 0 }]);
    expect(travels({ kind: 'casualty', zone: 14, unit: 'infantry', count: 1 })).toEqual([{ from: 'zone-14', to: 'casualties', look: 'zone:14 unit:infantry', late: 0 }]);
  });

  it('is remembered until the next order', () => {
    const happened = new Happened();
    happened.note({ kind: 'moved', unit: 'infantry', count: 1, from: 'zone:21', to: 'zone:14' });
    happened.note({ kind: 'shot', weapon: 'ship', at: 'zone:14', target: 'blockhouse', needs: 2, die: 1, hit: true, expected: 333 });
    expect([happened.moves.length, happened.casts.length]).toEqual([1, 1]);
    happened.note({ kind: 'battle-began', zone: 14, attacker: 'allies' });
    happened.note({ kind: 'battle-rolled', zone: 14, side: 'allies', attacking: true, volleys: [{ kind: 'infantry', needs: 1, dice: [1, 4], hitting: [true, false] }], hits: 1, expected: 333 });
    happened.note({ kind: 'casualty', zone: 14, unit: 'infantry', count: 1 });
    expect(happened.fights[0]).toMatchObject({ zone: 14, attack: [{ dice: [1, 4] }], casualties: [{ unit: 'infantry', count: 1 }] });
    happened.note({ kind: 'card-came', deck: 'order', number: 12, side: 'axis', combat: false });
    expect([happened.moves.length, happened.casts.length, happened.fights.length]).toEqual([0, 0, 1]);
    happened.settle();
    happened.settle();
    expect(happened.fights).toEqual([]);
  });

  it('forgets the last combats when there are to be others', () => {
    const happened = new Happened();
    happened.note({ kind: 'battle-began', zone: 14, attacker: 'allies' });
    happened.note({ kind: 'card-came', deck: 'order', number: 13, side: 'axis', combat: true });
    expect(happened.fights).toEqual([]);
  });
});

suite('zones', () => {
  it('where units stand are called what the game says of them', () => {
    for (const position of toldIn<View>(read('../../wire/axis-dday.told.json'))) {
      const zones = position.view.zones.filter(({ units }) => units.length > 0);
      expect(unsaid(position, zones.map((zone) => zoneLabel(things, zone)), book('en'))).toEqual([]);
    }
  });
});
