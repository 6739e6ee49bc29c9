import type { Count } from '../board';
import { sideOf } from './sides';
import type { View } from '$src/wire/heroes';

/** What stands beside a player. Where boxes are worth points those win, elsewhere the Objectives that are held. */
export function counts(view: View, seat: number): Count[] {
  const side = sideOf(seat);
  const { points, destroyed, hand } = view[side];
  const worth = view.us.points + view.ge.points > 0 || view.boxes.some(({ worth_us, worth_ge }) => (worth_us ?? 0) + (worth_ge ?? 0) > 0);
  const stars = view.boxes.filter(({ objective, control }) => objective && control === side).length;
  return [
    worth ? { label: { id: 'web-hn-board-points' }, value: points } : { label: { id: 'web-hn-board-stars' }, value: stars },
    { label: { id: 'web-hn-board-destroyed' }, value: destroyed },
    { label: { id: 'web-hn-board-in-hand' }, value: hand },
  ];
}
