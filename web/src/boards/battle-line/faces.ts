/** What the frame of the table shows of Battle Line: who plays, whom a question speaks of, the numbers that count, how far it has come. */
import type { Count, Face, Turns } from '../board';
import { tacticTroop, type Troop, troopOf } from './figures';
import type { View } from '$src/wire/battle-line';

const armyOf = (seat: number, figure: Troop): Face => ({ side: seat === 0 ? 'mac' : 'per', figure });

export const face = (_: View, seat: number): Face => armyOf(seat, seat === 0 ? 'phalanx' : 'elephant');

/** The troop of the card that was chosen last: its value is the end of its name, and tactics cards may be troops too. */
export function asked(view: View, chosen: readonly string[]): Face | null {
  const card = chosen.findLast((step) => step.startsWith('card:'))?.slice('card:'.length);
  if (card === undefined) return null;
  const value = /-(\d+)$/.exec(card)?.[1];
  const troop = value === undefined ? tacticTroop(card) : troopOf(Number(value));
  return troop ? armyOf(view.turn_of, troop) : null;
}

export function counts(view: View, seat: number): Count[] {
  const { troops, tactics } = view.hands[seat as 0 | 1];
  const flags = view.flags.filter(({ claimed_by }) => claimed_by === seat).length;
  return [
    ...(view.options.games > 1 || view.options.points > 0 ? [{ label: { id: 'web-bl-count-points' }, value: view.points[seat as 0 | 1] }] : []),
    { label: { id: 'web-bl-count-flags', args: [['count', flags]] }, value: flags },
    { label: { id: 'web-bl-count-hand' }, value: troops + tactics },
    { label: { id: 'web-bl-count-tactics' }, value: view.tactics_played[seat as 0 | 1] },
  ];
}

/** Games of a match, or the turns of the one game. */
export function turns(view: View): Turns {
  if (view.options.games > 1) return { label: { id: 'web-bl-game' }, at: view.game, of: view.options.games };
  return { label: { id: 'web-bl-turn' }, at: view.turn };
}
