import type { BoardProps } from '../board';
import type { Text } from '$src/lang/text';
import { awardLabel, dieLabel, edgeLabel, faceLabel, itemLabel, listed, markerLabel, outlookLabel, phaseLabel, sectorParts, specialistLabel, unitLabel, vehicleLabel } from './labels';
import type { UnitView, View } from './view';

/** The whole position in sentences, in the order in which a player looks at it. */
export function describe({ view, near, names }: BoardProps<View>): Text[] {
  const says = (id: string, args: Text['args']): Text => ({ id, args: args ?? [] });
  const { name, place, date } = view.map;
  const sentences = [says('web-dd-board-says-turn', [['turn', view.turn], ['phase', phaseLabel(view.phase)], ['map', name], ['place', place], ['date', date]])];
  for (const unit of inOrder(view, near)) {
    const dice = unit.dice.map(({ die, face, locked, cancelled }) =>
      says('web-dd-board-die', [['die', dieLabel(die)], ['face', faceLabel(face)], ['state', cancelled ? 'cancelled' : locked ? 'locked' : 'free']]),
    );
    sentences.push(unitLabel(unit, names[unit.seat] ?? ''), markerLabel(unit));
    if (dice.length > 0) sentences.push(says('web-dd-board-says-dice', [['dice', listed(dice)]]));
    const cards = [
      ...unit.specialists.map(specialistLabel),
      ...unit.items.map(itemLabel),
      ...(unit.vehicle ? [vehicleLabel(unit.vehicle)] : []),
      ...unit.awards.map(awardLabel),
    ];
    sentences.push(says('web-dd-board-says-cards', [['cards', listed(cards)]]));
  }
  const own = view.units[near];
  for (const sector of view.sectors) {
    const who = sector.units.map((seat) => says('web-dd-board-stands', [['name', names[seat] ?? '']]));
    const outlook = outlookLabel(own, sector.id);
    sentences.push(says('web-dd-board-says', [['what', listed([...sectorParts(view, sector), ...(outlook ? [outlook] : []), ...who])]]));
  }
  for (const edge of view.edges) if (edge.forward || edge.mines || edge.obstacle) sentences.push(edgeLabel(edge));
  const pool = [...view.pool.items.map(({ id }) => itemLabel(id)), ...view.pool.vehicles.map(({ id }) => vehicleLabel(id))];
  sentences.push(says('web-dd-board-says-pool', [['cards', listed(pool)]]), says('web-dd-board-says-awards', [['cards', listed(view.awards.map(awardLabel))]]));
  return sentences;
}

/** One's own unit first. */
export const inOrder = (view: View, near: number): UnitView[] => [...view.units].sort((a, b) => Number(b.seat === near) - Number(a.seat === near) || a.seat - b.seat);
