import { listed, type Text, sentences } from '$src/lang/text';
import type { Things } from '$src/table/things';
import type { DemandView, EdgeView, Face, Nation, PhaseName, ReachView, Resource, Sector, SectorView, UnitView, View } from '$src/wire/dday-dice';
import { DICE, type Colour } from './faces';

/** What the things of D-Day Dice are called, in the words of the game; what only the board says is its own. */

export const faceLabel = (face: Face): Text => ({ id: `dd-face-${face}` });
export const dieLabel = (things: Things, die: string): Text => things.name(`die:${die}`);
export const dieColour = (things: Things, die: string): Colour => things.is(`die:${die}`, 'colour') as Colour;
export const resourceLabel = (resource: Resource): Text => ({ id: `dd-resource-${resource}` });
export const sectorName = (id: Sector): Text => (id === 'bunker' ? { id: 'dd-bunker' } : { id: 'dd-sector', args: [['number', id]] });
export const nationLabel = (nation: Nation): Text => ({ id: `dd-nation-${nation}` });
export const phaseLabel = (phase: PhaseName): Text => ({ id: 'dd-phase', args: [['phase', phase]] });
export const bonusThing = (nation: Nation, face: Face): string => `bonus:${nation}-${face}`;

/** What a bonus brings, without saying how it is earned: one of two things, where the game lets choose. */
export function gainsOf(things: Things, nation: Nation, face: Face): Text {
  const about = things.about(bonusThing(nation, face));
  const gains = (name: string): Text | null => {
    const told = about.args?.find(([key]) => key === name)?.[1];
    return Array.isArray(told) ? listed(told, { id: 'dd-nothing' }) : null;
  };
  const [one, other] = [gains('gains'), gains('else')];
  if (one && other) return { id: 'web-dd-board-either', args: [['one', one], ['other', other]] };
  return one ?? about;
}

/** A second copy of a card is the same card. */
export const cardKind = (things: Things, kind: string, id: string): string => things.is(`${kind}:${id}`, 'kind') || id;

/** The name of a card of any kind, by its step, and what it does. */
export const cardLabel = (things: Things, kind: string, id: string): Text => things.name(`${kind}:${id}`);
export const effectOf = (things: Things, kind: string, id: string): Text => things.about(`${kind}:${id}`);

/** A card with its price and what it does, as one sentence. */
export const cardSentence = (things: Things, kind: string, id: string, cost: number | null): Text => ({
  id: 'web-dd-board-card',
  args: [
    ['card', cardLabel(things, kind, id)],
    ['priced', cost === null ? 'no' : 'yes'],
    ['cost', cost ?? 0],
    ['coin', resourceLabel(kind === 'specialist' ? 'stars' : 'points')],
    ['effect', effectOf(things, kind, id)],
  ],
});

function demandLabel(things: Things, demand: DemandView): Text[] {
  const told = (id: string, kind: string, names: readonly string[]): Text[] => {
    const kinds = [...new Set(names.map((name) => cardKind(things, kind, name)))];
    return [{ id, args: [['list', kinds.map((name) => cardLabel(things, kind, name))]] }];
  };
  if (demand === 'none') return [];
  if ('have' in demand) return told('dd-tell-have', 'specialist', demand.have);
  if ('sacrifice' in demand) return told('dd-tell-sacrifice', 'specialist', demand.sacrifice);
  if ('discard' in demand) return told('dd-tell-discard', 'card', demand.discard);
  return [{ id: 'dd-tell-explosives', args: [['count', demand.explosives]] }];
}

/** Everything that is printed on a sector, and what its guns show. */
export function sectorLabel(things: Things, sector: SectorView): Text {
  const head: Text = { id: 'dd-tell-sector', args: [['sector', sectorName(sector.id)], ['defence', sector.def.join('/')], ['guns', sector.mg]] };
  const parts: Text[] = [];
  const holds = (is: boolean, id: string) => is && parts.push({ id });
  const count = (id: string, number: number): Text => ({ id, args: [['count', number]] });
  if (sector.def_zero || sector.def_less > 0) parts.push({ id: 'web-dd-board-def-cut', args: [['zero', sector.def_zero ? 'yes' : 'no'], ['less', sector.def_less]] });
  if (sector.mg_dice.length > 0) parts.push({ id: 'web-dd-board-guns-show', args: [['dice', sector.mg_dice.join(', ')]] });
  parts.push(...demandLabel(things, sector.demand));
  if (sector.bonus) parts.push({ id: 'dd-tell-bonus', args: [['face', faceLabel(sector.bonus)]] });
  if (sector.penalty) parts.push({ id: 'dd-tell-penalty', args: [['face', faceLabel(sector.penalty)]] });
  if (sector.here) parts.push({ id: 'dd-tell-here', args: [['specialist', cardLabel(things, 'specialist', sector.here)]] });
  if (sector.dice < DICE.length) parts.push(count('dd-tell-fewer-dice', sector.dice));
  if (sector.max_units > 0) parts.push(count('dd-tell-most-units', sector.max_units));
  holds(sector.shield === 'black', 'dd-tell-black');
  holds(sector.enter_d6, 'dd-tell-enter');
  holds(sector.award, 'dd-tell-award-symbol');
  holds(sector.special, 'dd-tell-special');
  holds(sector.no_lock, 'dd-tell-no-lock');
  holds(sector.no_items, 'dd-tell-no-items');
  return sentences(head, ...parts);
}

/** A number with one decimal, and whole percents, as the language writes them. */
function tenths(number: number): Text {
  const [whole = '0', tenth = '0'] = number.toFixed(1).split('.');
  return { id: 'core-number', args: [['whole', whole], ['tenths', tenth]] };
}
const percent = (chance: number): Text => ({ id: 'core-percent', args: [['percent', `${Math.abs(Math.round(chance * 100))}`]] });

function reachLabel(reach: ReachView): Text {
  const figures: [string, Text | number][] = [['loss', tenths(reach.expected_loss)], ['worst', reach.worst_loss], ['survival', percent(reach.survival)]];
  const sector: [string, Text] = ['sector', sectorName(reach.sector)];
  const there: Text = reach.courage === null ? { id: 'dd-tell-stay', args: [sector, ...figures] } : { id: 'dd-tell-reach', args: [sector, ['courage', reach.courage], ...figures] };
  const hindered: [boolean, string][] = [
    [!reach.open, 'dd-tell-barred'],
    [!reach.demand_met, 'dd-tell-demand-missing'],
    [reach.mines, 'dd-tell-mines'],
  ];
  return sentences(there, ...hindered.filter(([holds]) => holds).map(([, id]) => ({ id })));
}

/** What the next combat of a unit would cost it in a sector. */
export function outlookLabel(unit: UnitView | undefined, sector: Sector): Text[] {
  const reach = unit?.reach.find((one) => one.sector === sector);
  return reach ? [reachLabel(reach)] : [];
}

/** What lies on a way: mines, an obstacle. */
export function wayLabel({ mines, obstacle }: EdgeView): Text[] {
  return [...(mines ? [{ id: 'dd-tell-mines' }] : []), ...(obstacle ? [{ id: 'dd-tell-obstacle' }] : [])];
}

/** How long a unit may stay. */
export function markerLabel(unit: UnitView): Text {
  const left = unit.turns_left;
  const stay: Text = unit.must_move ? { id: 'dd-must-move' } : left === null ? { id: 'dd-safe' } : { id: 'dd-turns-left', args: [['turns', left]] };
  return { id: 'dd-tell-stays', args: [['stay', stay]] };
}

/** Which marker a unit stands under. */
export function markerThing(unit: UnitView): string {
  if (unit.turns_left === null) return 'marker:safe';
  return unit.marker === 0 ? 'marker:shield' : unit.must_move || unit.turns_left === 0 ? 'marker:arrow' : 'marker:chevrons';
}

export function unitLabel(unit: UnitView): Text {
  return sentences(
    { id: 'dd-tell-unit', args: [['seat', unit.seat], ['sector', sectorName(unit.sector)], ['strength', unit.strength], ['points', unit.victory_points]] },
    { id: 'dd-tell-nation', args: [['nation', nationLabel(unit.nation)]] },
    { id: 'dd-tell-resources', args: [['soldiers', unit.soldiers], ['stars', unit.stars], ['courage', unit.courage], ['points', unit.points]] },
    { id: unit.ready ? 'dd-tell-ready' : 'dd-tell-busy' },
  );
}

/** A unit with the cards it has. */
export const unitWithCards = (things: Things, unit: UnitView, cards: readonly { kind: string; id: string }[]): Text =>
  cards.length > 0 ? sentences(unitLabel(unit), listed(cards.map(({ kind, id }) => cardLabel(things, kind, id)), { id: 'dd-nothing' })) : unitLabel(unit);

/** One's own unit first. */
export const inOrder = (view: View, near: number): UnitView[] => [...view.units].sort((a, b) => Number(b.seat === near) - Number(a.seat === near) || a.seat - b.seat);
