/** The face of a player: a figure of the kit, drawn by lot from who they are. The same person has the same face everywhere. */

import { archer, cavalry, chariot, infantry, phalanx } from './figures/ancients';
import type { Helmet } from './figures/kit';
import { bazooka, gunner, leader, mortar, rifleman, scout, sniper } from './figures/soldiers';
import type { Side } from './sides';

export const FACES = { archer, bazooka, cavalry, chariot, gunner, infantry, leader, mortar, phalanx, rifleman, scout, sniper };
type Name = keyof typeof FACES;

/** Of each figure the square with its head and its hands: left, top and width. */
const CROPS: Readonly<Record<Name, readonly [left: number, top: number, width: number]>> = {
  archer: [34, 0, 70],
  bazooka: [24, 14, 70],
  cavalry: [30, -4, 70],
  chariot: [2, 0, 66],
  gunner: [44, 44, 64],
  infantry: [34, -4, 72],
  leader: [34, 2, 60],
  mortar: [22, 18, 66],
  phalanx: [34, 20, 66],
  rifleman: [40, 2, 62],
  scout: [42, 12, 66],
  sniper: [22, 14, 66],
};
const SOLDIERS: readonly Name[] = ['leader', 'rifleman', 'scout', 'bazooka', 'mortar', 'sniper', 'gunner'];
const ANCIENTS: readonly Name[] = ['archer', 'cavalry', 'infantry', 'phalanx', 'chariot'];

export interface PlayerFace {
  figure: Name;
  side: Side;
  helmet: Helmet;
  viewBox: string;
}

const cast = (names: readonly Name[], side: Side, helmet: Helmet): PlayerFace[] =>
  names.map((figure) => {
    const [left, top, width] = CROPS[figure];
    return { figure, side, helmet, viewBox: `${left} ${top} ${width} ${width}` };
  });

const ALL: readonly PlayerFace[] = [...cast(SOLDIERS, 'us', 'us'), ...cast(ANCIENTS, 'mac', 'us'), ...cast(SOLDIERS, 'ge', 'ge'), ...cast(ANCIENTS, 'per', 'us'), ...cast(SOLDIERS, 'uk', 'us')];

/** A digest of a text (FNV-1a): few bits, well mixed. */
const digest = (text: string): number => [...text].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0, 0x811c9dc5);

export const faceOf = (id: string): PlayerFace => ALL[digest(id) % ALL.length]!;
