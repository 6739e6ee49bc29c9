/** What a game tells of itself before anybody plays it: who stands for it, how long it takes and how hard it is. Its picture lies beside, in `cover/picture.ts`. */
import type { Role } from '$src/wire';
import type { Face } from './board';

export interface Cover {
  /** Who stands for the game where there is room for one figure. */
  emblem: Face;
  /** Who stands for each role, by the id of its name. */
  faces: Readonly<Record<string, Face>>;
  /** How long a match takes: the fewest and the most minutes. */
  minutes: readonly [least: number, most: number];
  /** How much there is to learn: one helmet, two or three. */
  helmets: 1 | 2 | 3;
  /** Luck comes from a shuffled deck alone: nobody rolls dice. */
  cards?: true;
}

const COVERS = import.meta.glob<{ cover: Cover }>('./*/cover/index.ts', { eager: true });

export const coverOf = (slug: string): Cover | undefined => COVERS[`./${slug}/cover/index.ts`]?.cover;

/** Who stands for a role; the game's own emblem, where the role has nobody. */
export function faceOf(slug: string, role: Role | undefined): Face | undefined {
  const cover = coverOf(slug);
  return (role && cover?.faces[role.name.id]) ?? cover?.emblem;
}
