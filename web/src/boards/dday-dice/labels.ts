import type { Text } from '$src/lang/text';
import type { Demand, EdgeView, Face, Resource, SectorId, SectorView, UnitView, View } from './view';

/** What the things of D-Day Dice are called: the messages of the rules crate where it has them. */

export const faceLabel = (face: Face): Text => ({ id: `dd-face-${face}` });
export const bonusName = (face: Face): Text => ({ id: `dd-bonus-${face}` });
export const dieLabel = (die: string): Text =>
  die === 'mine' ? { id: 'dd-mine-die' } : die.startsWith('mg') ? { id: 'dd-mg-die', args: [['number', Number(die.slice(2))]] } : { id: `dd-die-${die}` };
export const resourceLabel = (resource: Resource): Text => ({ id: `dd-resource-${resource}` });
export const specialistLabel = (id: string): Text => ({ id: `dd-specialist-${id}` });
export const vehicleLabel = (id: string): Text => ({ id: `dd-vehicle-${id}` });
export const awardLabel = (id: string): Text => ({ id: `dd-award-${id}` });
export const sectorName = (id: SectorId): Text => (id === 'bunker' ? { id: 'dd-bunker' } : { id: 'dd-sector', args: [['number', id]] });
export const nationLabel = (nation: string): Text => ({ id: `web-dd-board-nation-${nation}` });
export const phaseLabel = (phase: string): Text => ({ id: `web-dd-board-phase-${phase}` });
export const bonusText = (nation: string, face: Face): Text => ({ id: `web-dd-board-tri-${face}`, args: [['nation', nation]] });

/** A second copy of a card is the same card. */
export const cardKind = (id: string): string => id.replace(/-\d$/, '');

export function itemLabel(id: string): Text {
  const kind = cardKind(id);
  const plain = { id: `dd-item-${kind}` };
  return kind === id ? plain : { id: 'dd-item-copy', args: [['item', plain], ['copy', Number(id.slice(-1))]] };
}

/** The name of a card of any kind, by its step. */
export function cardLabel(kind: string, id: string): Text {
  if (kind === 'specialist') return specialistLabel(id);
  if (kind === 'vehicle') return vehicleLabel(id);
  return kind === 'award' ? awardLabel(id) : itemLabel(id);
}

/** What a card does, in a sentence. */
export const effectOf = (id: string): Text => ({ id: `web-dd-board-does-${cardKind(id)}` });

/** A card with its price and what it does, as one sentence. */
export const cardSentence = (kind: string, id: string, cost: number | null): Text => ({
  id: 'web-dd-board-card',
  args: [['card', cardLabel(kind, id)], ['priced', cost === null ? 'no' : 'yes'], ['cost', cost ?? 0], ['coin', { id: kind === 'specialist' ? 'dd-resource-stars' : 'dd-resource-points' }], ['effect', effectOf(id)]],
});

/** Several texts said one after the other; another text if there are none. */
export function listed(texts: readonly Text[], none: Text = { id: 'dd-nothing' }): Text {
  const [first, ...rest] = texts;
  return first ? rest.reduce<Text>((said, text) => ({ id: 'web-and-then', args: [['first', said], ['second', text]] }), first) : none;
}

const either = (texts: readonly Text[]): Text => {
  const [first, ...rest] = texts;
  return first ? rest.reduce<Text>((said, text) => ({ id: 'web-dd-board-either', args: [['one', said], ['other', text]] }), first) : { id: 'dd-nothing' };
};

/** How many names stand for "any of them". */
const ANY = 10;

export function demandLabel(demand: Demand): Text | null {
  if (demand === 'none') return null;
  if ('have' in demand) return { id: 'web-dd-board-have', args: [['what', either(demand.have.map(specialistLabel))]] };
  if ('sacrifice' in demand) {
    const what = demand.sacrifice.length > ANY ? { id: 'web-dd-board-any-specialist' } : either(demand.sacrifice.map(specialistLabel));
    return { id: 'web-dd-board-sacrifice', args: [['what', what]] };
  }
  if ('discard' in demand) {
    const kinds = [...new Set(demand.discard.map(cardKind))];
    return { id: 'web-dd-board-discard', args: [['what', either(kinds.map(itemLabel))]] };
  }
  return { id: 'web-dd-board-explosives', args: [['count', demand.explosives]] };
}

/** Everything that is printed on a sector, and what its guns show. */
export function sectorParts(view: View, sector: SectorView): Text[] {
  const parts: Text[] = [
    {
      id: 'web-dd-board-sector',
      args: [['sector', sectorName(sector.id)], ['def', sector.def.join(', ')], ['guns', sector.mg], ['shield', sector.shield]],
    },
  ];
  if (sector.def_zero || sector.def_less > 0) parts.push({ id: 'web-dd-board-def-cut', args: [['zero', sector.def_zero ? 'yes' : 'no'], ['less', sector.def_less]] });
  if (sector.mg_dice.length > 0) parts.push({ id: 'web-dd-board-guns-show', args: [['dice', sector.mg_dice.join(', ')]] });
  const demand = demandLabel(sector.demand);
  if (demand) parts.push(demand);
  if (sector.bonus) parts.push({ id: 'web-dd-board-plus', args: [['face', faceLabel(sector.bonus)]] });
  if (sector.penalty) parts.push({ id: 'web-dd-board-minus', args: [['face', faceLabel(sector.penalty)]] });
  if (sector.here) parts.push({ id: 'web-dd-board-joins', args: [['specialist', specialistLabel(sector.here)]] });
  if (sector.enter_d6) parts.push({ id: 'web-dd-board-enter' });
  if (sector.award) parts.push({ id: 'web-dd-board-award-here' });
  if (sector.dice < 6) parts.push({ id: 'web-dd-board-few-dice', args: [['count', sector.dice]] });
  if (sector.no_lock) parts.push({ id: 'web-dd-board-no-lock' });
  if (sector.no_items) parts.push({ id: 'web-dd-board-no-items' });
  if (sector.max_units > 0) parts.push({ id: 'web-dd-board-max-units', args: [['count', sector.max_units]] });
  if (sector.special) parts.push({ id: 'web-dd-board-special', args: [['what', { id: `dd-damage-${view.map.special_damage ?? 'specialist'}` }]] });
  return parts;
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** What the next combat of a unit would cost it in a sector. */
export function outlookLabel(unit: UnitView | undefined, sector: SectorId): Text | null {
  const reach = unit?.reach.find((one) => one.sector === sector);
  if (!reach) return null;
  return {
    id: 'web-dd-board-outlook',
    args: [['mean', oneDecimal(reach.expected_loss)], ['worst', reach.worst_loss], ['survival', Math.abs(Math.round(reach.survival * 100))]],
  };
}

export function edgeLabel({ from, to, forward, cost, mines, obstacle }: EdgeView): Text {
  return {
    id: 'web-dd-board-way',
    args: [['from', sectorName(from)], ['to', sectorName(to)], ['forward', forward ? 'yes' : 'no'], ['cost', cost], ['mines', mines ? 'yes' : 'no'], ['obstacle', obstacle ? 'yes' : 'no']],
  };
}

export function markerLabel(unit: UnitView): Text {
  const shows = unit.marker === 0 ? 'shield' : unit.marker > 3 ? 'arrow' : `${unit.marker}`;
  return {
    id: 'web-dd-board-marker',
    args: [['shows', unit.turns_left === null ? 'safe' : shows], ['left', unit.turns_left ?? 0], ['must', unit.must_move ? 'yes' : 'no']],
  };
}

export function unitLabel(unit: UnitView, name: string): Text {
  return {
    id: 'web-dd-board-unit',
    args: [
      ['name', name],
      ['nation', nationLabel(unit.nation)],
      ['sector', sectorName(unit.sector)],
      ['soldiers', unit.soldiers],
      ['specialists', unit.specialists.length],
      ['stars', unit.stars],
      ['courage', unit.courage],
      ['points', unit.points],
      ['ready', unit.ready ? 'yes' : 'no'],
    ],
  };
}
