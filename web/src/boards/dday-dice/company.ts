/** Who plays, for the frame around the board: a figure in the colours of the nation, the numbers of a unit, the turn. */
import { kindOf, nameOf } from '$src/controller/click-path';
import type { Count, Face, Turns } from '../board';
import type { View } from '$src/wire/dday-dice';
import { figureOf } from './figures';

export const face = (view: View, seat: number): Face => ({ side: view.units[seat]?.nation ?? 'us', figure: 'leader' });

/** The guns of the beach, where the landing has failed. */
export const foe: Face = { side: 'ge', figure: 'gunner', helmet: 'ge' };

/** A specialist or vehicle that was chosen, or the gunner of a machine gun whose die was. */
export function asked(view: View, chosen: readonly string[]): Face | null {
  const last = [...chosen].reverse().find((step) => ['specialist', 'vehicle', 'die', 'sector'].includes(kindOf(step)));
  if (!last) return null;
  const [kind, name] = [kindOf(last), nameOf(last)];
  if (kind === 'die') return name.startsWith('mg') ? { side: 'ge', figure: 'gunner', helmet: 'ge' } : null;
  const side = view.units.find(({ seat }) => view.to_act.includes(seat))?.nation ?? 'us';
  if (kind === 'sector') return { side, figure: 'rifleman' };
  const figure = figureOf(kind, name.replace(/-\d+$/, ''));
  return figure ? { side, figure } : null;
}

export function counts(view: View, seat: number): Count[] {
  const unit = view.units[seat];
  if (!unit) return [];
  return [
    { label: { id: 'web-dd-board-count-points' }, value: unit.victory_points },
    { label: { id: 'dd-resource-soldiers' }, value: unit.soldiers },
    { label: { id: 'web-dd-board-count-stay' }, value: unit.turns_left ?? '–' },
  ];
}

export const turns = (view: View): Turns => ({ label: { id: 'web-dd-board-count-turn' }, at: view.turn });
