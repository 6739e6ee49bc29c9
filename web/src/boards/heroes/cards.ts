import type { Text } from '$src/lang/text';
import type { Things } from '$src/table/things';
import type { Component } from '$src/wire';
import type { UnitType } from '$src/wire/heroes';

/** One shooting area of a Unit Card: the range and the effects count for all its values. */
export interface Area {
  range: number;
  effects: string[];
  /** `8`, or `8/10` where the second counts after a move. */
  values: string[];
}

/** An ability as its card writes it: a sign, and what stands beside it. */
export interface Ability {
  key: string;
  rest: string;
}

export type CardKind = 'unit' | 'hero' | 'event' | 'historical';

/** A card with all that the game prints on it. */
export interface Face {
  /** Its name among the things of the game. */
  thing: string;
  kind: CardKind;
  name: Text;
  types: UnitType[];
  /** A number, or `A`; nothing on what is no Unit Card. */
  activation: string | null;
  hitPoints: number | null;
  save: number | null;
  armoured: boolean;
  areas: Area[];
  abilities: Ability[];
}

/** Copies of a Unit Card have a letter behind its number, other cards have none: `u15a` is printed as `u15` is. */
export function thingOf(things: Things, card: string): string {
  const whole = `card:${card}`;
  return things.get(whole) ? whole : `card:${card.replace(/[a-z]$/, '')}`;
}

export function faceOf(things: Things, card: string): Face {
  const thing = thingOf(things, card);
  const component = things.get(thing);
  const written = (key: string) => {
    const value = things.figure(thing, key);
    return typeof value === 'string' ? value : '';
  };
  return {
    thing,
    kind: kindOf(card, component),
    name: things.name(thing),
    types: typesOf(component),
    activation: written('activation') || null,
    hitPoints: things.number(thing, 'hit-points'),
    save: things.number(thing, 'save'),
    armoured: things.figure(thing, 'armoured') !== undefined,
    areas: areasOf(written('shooting')),
    abilities: abilitiesOf(written('abilities')),
  };
}

function kindOf(card: string, component: Component | undefined): CardKind {
  const keys = new Set((component?.figures ?? []).map(({ key }) => key));
  if (keys.has('joins')) return 'hero';
  if (keys.has('timing')) return 'event';
  return /^h[ug]$/.test(card) ? 'historical' : 'unit';
}

/** The types are told as a list of texts, each named after its type. */
function typesOf(component: Component | undefined): UnitType[] {
  const value = component?.figures.find(({ key }) => key === 'types')?.value;
  if (typeof value !== 'object') return [];
  const items = value.args?.find(([name]) => name === 'items')?.[1];
  return Array.isArray(items) ? items.map(({ id }) => id.slice('hn-type-'.length).toUpperCase() as UnitType) : [];
}

/** `[r2 AP,DH 8] [9; 10]`: areas in brackets, each with its range, its effects and its values. */
export function areasOf(written: string): Area[] {
  return [...written.matchAll(/\[([^\]]*)\]/g)].map(([, inside = '']) => {
    const parts = /^(?:r(\d+) )?(?:([A-Z][^ ]*) )?(.*)$/.exec(inside);
    return {
      range: Number(parts?.[1] ?? 1),
      effects: parts?.[2]?.split(',') ?? [],
      values: (parts?.[3] ?? '').split('; '),
    };
  });
}

/** `GO×2 @1 [INF], ELAN×1`: the key, then uses, range and whom. Commas within brackets part nothing. */
export function abilitiesOf(written: string): Ability[] {
  return (written.match(/[^,[]+(?:\[[^\]]*\])?[^,[]*/g) ?? []).flatMap((part) => {
    const found = /^([A-Z_]+)(.*)$/.exec(part.trim());
    return found ? [{ key: found[1] ?? '', rest: (found[2] ?? '').trim() }] : [];
  });
}

/** A value by its name in paths: `1`, `2h`; the number, range and effects that are printed there. */
export function valueOf(face: Face, name: string): { number: string; range: number; effects: string[] } | null {
  const all = face.areas.flatMap(({ range, effects, values }) => values.map((value) => ({ range, effects, value })));
  const found = all[Number(name[0]) - 1];
  if (!found) return null;
  const [halted = '', moved = halted] = found.value.split('/');
  return { number: name.endsWith('m') ? moved : name.endsWith('h') ? halted : found.value, range: found.range, effects: found.effects };
}
