import { sentences, type Text } from '$src/lang/text';
import type { Things } from '$src/table/things';
import type { BoxView, CardLabel, Side, Tile, UnitLabel, UnitView } from '$src/wire/heroes';

/** What the things of Heroes of Normandie are called, in the words of the game; what only the board says is its own. */

export const sideLabel = (side: Side): Text => ({ id: `hn-side-${side}` });
export const codeOf = (tile: Tile): string => tile.toUpperCase();

/** What a unit is called by. */
export type Named = Pick<UnitLabel | UnitView, 'tag' | 'side' | 'back' | 'card'>;

/** A unit by its card, or by the number on its back if that is all that is known. */
export const unitLabel = ({ side, back, card }: Named): Text =>
  card ? { id: 'hn-name', args: [['name', card.name]] } : { id: 'hn-unit', args: [['whose', side], ['number', back]] };

/** The longest name that stands in one line on a card. */
const ONE_LINE = 15;
const BEFORE = /^(?:(?:Maj|Lt|Brig|Col|Gen)\. ?)+(?:[A-Z]\. ?)*|^(?:Hauptmann|Oberst|Major|Regimental|General[a-z]*) (?:[A-Z]\.(?:-[A-Z]\.)? ?)*/;
const BEHIND = /[- ](?:Company|Kompanie|Troop|Trupp|Battery|Batterie|Headquarters|Abteilung|Platoon|Section)$/;

/** A name as it stands on a card: without what stands in brackets behind it; a long one also without ranks and sizes. The whole of it is told, and explained. */
export function shortName(name: string): string {
  const bare = name.replace(/\s*\([^)]*\)$/, '').replace(/,.*/, '');
  return bare.length > ONE_LINE ? bare.replace(BEFORE, '').replace(BEHIND, '') : bare;
}

export const evidenceLabel = (evidence: string): Text => ({ id: `hn-evidence-${evidence}` });

/** What lies on a unit, in words. */
export function marksOf(unit: UnitView): Text[] {
  const plain: [boolean, string][] = [
    [unit.hidden && !unit.known, 'hn-mark-hidden'],
    [unit.hidden && unit.known, 'hn-mark-known'],
    [unit.activated, 'hn-mark-activated'],
    [unit.go, 'hn-mark-go'],
    [unit.panzerfaust, 'hn-marker-panzerfaust'],
  ];
  const marks: Text[] = plain.filter(([holds]) => holds).map(([, id]) => ({ id }));
  if (unit.hits > 0) marks.push({ id: 'hn-mark-hits', args: [['count', unit.hits]] });
  if (unit.suppressed > 0) marks.push({ id: 'hn-mark-suppressed', args: [['count', unit.suppressed]] });
  if (unit.hero) marks.push({ id: 'hn-mark-hero', args: [['name', unit.hero.name]] });
  return marks;
}

/** A unit with everything that can be said of it where it stands. */
export function unitSpoken(unit: UnitView): Text {
  const marks = marksOf(unit);
  const place: [string, Text | string][] = [['unit', unitLabel(unit)], ['tile', codeOf(unit.tile)]];
  const said: Text = marks.length > 0 ? { id: 'hn-say-unit-marks', args: [...place, ['marks', marks]] } : { id: 'hn-say-unit', args: place };
  // Nearly all were deployed elsewhere than in a fortification: whoever wants to know finds it by pointing at the unit.
  const shown = unit.hidden && !unit.known ? unit.evidence.filter((evidence) => evidence !== 'not-fort').map(evidenceLabel) : [];
  return sentences(said, ...shown);
}

/** The signs that lie in a box: the marker, and the number or the letter that stands with it. */
export interface Sign {
  marker: string;
  figure: string;
  side: Side | null;
}

export function signsOf(box: BoxView): Sign[] {
  const signs: [boolean, string, string, Side | null][] = [
    [Boolean(box.objective), 'objective', `${Math.max(box.worth_us || 0, box.worth_ge || 0) || ''}`, box.control],
    [Boolean(box.depot), 'depot', '', box.control],
    [Boolean(box.ford), 'ford', '', null],
    [Boolean(box.obstacle), 'obstacle', '', null],
    [Boolean(box.mine), 'mine', '', box.mine],
    [Boolean(box.shooting), 'shooting', `+${box.shooting}`, null],
    [Boolean(box.defence), 'defence', `${box.defence}`, null],
    [Boolean(box.bombardment), 'bombardment', '', null],
  ];
  return signs.filter(([lies]) => lies).map(([, marker, figure, side]) => ({ marker, figure, side }));
}

/** A box with its ground and what lies in it; the unit is a thing of its own. */
export function boxSpoken(things: Things, box: BoxView): Text {
  const ground = things.name(`terrain:${box.counts_as}`);
  const parts: Text[] = signsOf(box).map(({ marker, figure, side }) => ({
    id: 'web-hn-board-sign',
    args: [['marker', things.name(`marker:${marker}`)], ['figure', figure || 'none'], ['held', side ? 'yes' : 'no'], ['side', side ? sideLabel(side) : '']],
  }));
  if (box.exit) parts.push({ id: 'web-hn-board-exit', args: [['side', sideLabel(box.exit)]] });
  if (box.zone) parts.push({ id: 'web-hn-board-zone', args: [['side', sideLabel(box.zone)]] });
  return sentences({ id: 'web-hn-board-box', args: [['tile', codeOf(box.tile)], ['ground', ground]] }, ...parts);
}

/** Cards by name, with how many there are of each. */
export function counted(cards: readonly CardLabel[]): { card: CardLabel; count: number }[] {
  const by = new Map<string, { card: CardLabel; count: number }>();
  for (const card of cards) by.set(card.name, { card, count: (by.get(card.name)?.count ?? 0) + 1 });
  return [...by.values()].sort((a, b) => a.card.id.localeCompare(b.card.id));
}
