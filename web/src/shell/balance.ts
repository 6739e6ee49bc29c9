/** What was measured of a set-up, as parts of one bar. */
import { faceOf } from '$src/boards/cover';
import { t } from '$src/lang/lang.svelte';
import type { Side } from '$src/look/sides';
import type { Measured, Role } from '$src/wire';
import { together } from './measured';

export interface Part {
  rate: number;
  side: Side | null;
  name: string;
}

export function partsOf(line: Measured, game: string, roles: readonly Role[], roleName: (seat: number) => string): Part[] {
  const side = (seat: number): Side | null => faceOf(game, roles[seat])?.side ?? null;
  if (together(line)) {
    return [
      { rate: line.wins[0] ?? 0, side: side(0), name: t('web-measured-won-together') },
      { rate: line.lost, side: null, name: t('web-measured-lost-together') },
    ];
  }
  const parts: Part[] = line.wins.map((rate, seat) => ({ rate, side: side(seat), name: t('web-measured-wins', { seat: roleName(seat) }) }));
  return line.drawn > 0 ? [...parts, { rate: line.drawn, side: null, name: t('web-result-drawn') }] : parts;
}
