import { kindOf, nameOf } from '$src/controller/click-path';
import type { Text } from '$src/lang/text';
import type { Things } from '$src/table/things';
import type { Component } from '$src/wire';
import type { UnitType } from '$src/wire/heroes';

/** One shooting area of a Unit Card: the range and the effects count for all its values. */
export interface Area {
  range: number;
  effects: string[];
  /** The effects in the words of the game. */
  said: Text[];
  /** `8`, or `8/10` where the second counts after a move. */
  values: string[];
}

/** An ability as its card shows it: a sign, and what stands beside it. */
export interface Ability {
  key: string;
  beside: string;
  name: Text;
}

export type CardKind = 'unit' | 'hero' | 'event' | 'historical';

/** A card with all that the game prints on it. */
export interface Face {
  /** Its name among the things of the game. */
  thing: string;
  kind: CardKind;
  name: Text;
  /** What it does, in words. */
  about: Text | undefined;
  types: UnitType[];
  /** A number, or `A`; nothing on what is no Unit Card. */
  activation: string | null;
  hitPoints: number | null;
  save: number | null;
  armoured: boolean;
  areas: Area[];
  abilities: Ability[];
}

/** What a card is among the things of the game: `u15a` and `u15b` are copies of `u15`. */
export const thingOf = (things: Things, card: string): string => things.get(`card:${card}`)?.thing ?? `card:${card}`;

export function faceOf(things: Things, card: string): Face {
  const thing = thingOf(things, card);
  const component = things.get(thing);
  return {
    thing,
    kind: things.is(thing, 'kind') as CardKind,
    name: things.name(thing),
    about: component?.about,
    types: partsOf(component, 'type').map(({ thing: type }) => nameOf(type) as UnitType),
    activation: word(component, 'activation') || null,
    hitPoints: things.number(thing, 'hit-points'),
    save: things.number(thing, 'save'),
    armoured: things.figure(thing, 'armoured') !== undefined,
    areas: areasOf(partsOf(component, 'value')),
    abilities: partsOf(component, 'ability').map((ability) => ({ key: nameOf(ability.thing), beside: word(ability, 'beside'), name: ability.name })),
  };
}

const partsOf = (component: Component | undefined, kind: string): Component[] => (component?.parts ?? []).filter(({ thing }) => kindOf(thing) === kind);
const figure = (component: Component | undefined, key: string) => component?.figures.find((printed) => printed.key === key)?.value;

function word(component: Component | undefined, key: string): string {
  const value = figure(component, key);
  return typeof value === 'string' ? value : '';
}

/** Values of the same range and with the same effects lie in one area; a Lumbering weapon has two numbers, halted and moved. */
export function areasOf(values: readonly Component[]): Area[] {
  const areas: Area[] = [];
  for (const value of values) {
    const [number, moved] = [figure(value, 'number'), figure(value, 'moved')];
    const written = moved === undefined ? `${number}` : `${number}/${moved}`;
    const parts = partsOf(value, 'effect');
    const [range, effects, said] = [Number(figure(value, 'range')), parts.map(({ thing }) => nameOf(thing)), parts.map(({ name }) => name)];
    const last = areas.at(-1);
    if (last && last.range === range && last.effects.join() === effects.join()) last.values.push(written);
    else areas.push({ range, effects, said, values: [written] });
  }
  return areas;
}

/** A value by its name in paths: `1`, `2h`; the number, range and effects that are printed there. */
export function valueOf(face: Face, name: string): { number: string; range: number; effects: string[]; said: Text[] } | null {
  const all = face.areas.flatMap(({ values, ...area }) => values.map((value) => ({ ...area, value })));
  const found = all[Number(name[0]) - 1];
  if (!found) return null;
  const { value, ...area } = found;
  const [halted = '', moved = halted] = value.split('/');
  return { number: name.endsWith('m') ? moved : name.endsWith('h') ? halted : value, ...area };
}
