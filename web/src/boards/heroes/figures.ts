/** Who stands on a card: by its types, weapons and abilities as the game tells them, never by its name. */
import { kindOf, nameOf } from '$src/controller/click-path';
import * as machines from '$src/look/figures/machines';
import * as soldiers from '$src/look/figures/soldiers';
import { useFigures } from '$src/look/figures/sprite';
import type { Text } from '$src/lang/text';
import type { UnitType, View } from '$src/wire/heroes';
import type { Face as Portrait } from '../board';
import type { Face } from './cards';
import { sideOf } from './sides';

const { atgun, bomber, bunker, fighter, halftrack, howitzer, stug, tank } = machines;
const DRAWN = { ...soldiers, atgun, bomber, bunker, fighter, halftrack, howitzer, stug, tank };
useFigures(DRAWN);

export type Figure = keyof typeof DRAWN;

/** The figure of a card with all that is printed on it. */
export function figureOf(face: Face): Figure {
  if (face.kind === 'event') return eventFigure(face.about);
  if (face.kind === 'unit') return unitFigure(face);
  return 'leader';
}

/** From this range on a gun is drawn with a long barrel. */
const FAR = 3;

function unitFigure({ types, areas, abilities, armoured }: Face): Figure {
  const shoots = (effect: string) => areas.some(({ effects }) => effects.some((known) => known === effect || known.startsWith(`${effect}+`)));
  const can = (ability: string) => abilities.some(({ key }) => key === ability);
  const far = Math.max(0, ...areas.map(({ range }) => range));
  if (types.includes('ART') && !types.some((type) => ['TANK', 'MECH', 'FORT'].includes(type))) {
    if (shoots('AP')) return 'atgun';
    return can('FIRE_OR_MOVE') || far >= FAR ? 'howitzer' : 'mortar';
  }
  if (types.includes('HQ')) return armoured ? 'halftrack' : 'leader';
  if (!types.includes('INF') || types.includes('MECH')) return byType(types);
  if (shoots('AP')) return 'bazooka';
  if (far > 1) return 'sniper';
  if (shoots('SUP7')) return 'gunner';
  if (can('MEDIC')) return 'medic';
  if (can('ENG')) return 'engineer';
  return can('FIRE') || can('REINF') ? 'scout' : 'rifleman';
}

/** Where nothing is known but what sort of unit it is. */
function byType(types: readonly UnitType[]): Figure {
  const is = (type: UnitType) => types.includes(type);
  if (is('DECOY')) return 'dummy';
  if (is('HQ')) return 'leader';
  if (is('FORT')) return 'bunker';
  if (is('TANK')) return is('ART') ? 'stug' : 'tank';
  if (is('MECH')) return is('ART') ? 'stug' : 'halftrack';
  return is('ART') ? 'mortar' : 'rifleman';
}

/** What an event does, by the messages that say it. */
const EFFECTS: readonly [Figure, ...string[]][] = [
  ['bomber', 'barrage', 'barrage-around'],
  ['fighter', 'attack', 'hit'],
  ['halftrack', 'directives', 'draw', 'pick', 'place-aside', 'place-discard', 'place-hand', 'extra-move'],
  ['scout', 'look-hand', 'turn-up', 'turn-down', 'terrain-as', 'shoot-mod'],
  ['gunner', 'suppress', 'rout', 'surrender', 'all-fire'],
  ['medic', 'heal', 'unsuppress', 'save', 'ignore', 'directives-despite'],
  ['engineer', 'marker', 'unmark'],
  ['bazooka', 'ap'],
  ['leader', 'go', 'act', 'act-each', 'all-forward', 'all-back', 'all-move', 'go-roll', 'discard-directives', 'objective-value'],
];

function eventFigure(about: Text | undefined): Figure {
  const said = new Set(about ? idsIn(about) : []);
  return EFFECTS.find(([, ...effects]) => effects.some((effect) => said.has(`hn-effect-${effect}`)))?.[0] ?? 'leader';
}

/** The names of all messages within a message. */
function idsIn({ id, args }: Text): string[] {
  const inner = (args ?? []).flatMap(([, value]) => (Array.isArray(value) ? value : [value]));
  return [id, ...inner.flatMap((value) => (typeof value === 'object' && value !== null && 'id' in value ? idsIn(value as Text) : []))];
}

/** Whom the prompt shows: the unit that was clicked last, or the one that acts. A unit face down is a helmet to look out for. */
export function asked(view: View, chosen: readonly string[]): Portrait | null {
  const step = chosen.findLast((one) => kindOf(one) === 'unit');
  const tag = step ? nameOf(step) : view.task && 'unit' in view.task ? view.task.unit : null;
  const unit = view.units.find((one) => one.tag === tag);
  return unit ? { side: unit.side, figure: byType(unit.types), helmet: unit.side } : null;
}

export const portrait = (seat: number): Portrait => ({ side: sideOf(seat), figure: 'rifleman', helmet: sideOf(seat) });
