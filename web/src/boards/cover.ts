/** What a game shows of itself before anybody plays it: a picture of its board, who stands for it, how long it takes and how hard it is. */
import { type Helmet } from '$src/look/figures/kit';
import { symbolOf } from '$src/look/figures/sprite';
import type { Role } from '$src/wire';
import type { Face } from './board';

export interface Cover {
  /** The board as a picture of 340 × 330: SVG in classes, attributes and tokens alone. */
  picture(): string;
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

/** A figure in a picture; it looks left when it is turned. */
export function put(name: string, x: number, y: number, size: number, helmet: Helmet = 'us', turned = false): string {
  const place = turned ? `transform="translate(${2 * x + size} 0) scale(-1 1)" ` : '';
  return `<use ${place}href="#${symbolOf(name, helmet)}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;
}

/** Letters and numbers in a picture, in the face of the titles. */
export const lettered = (text: string | number, x: number, y: number, size: number, attributes = ''): string =>
  `<text font-family="var(--display)" font-weight="800" x="${x}" y="${y}" font-size="${size}" ${attributes}>${text}</text>`;

const COVERS = import.meta.glob<{ cover: Cover }>('./*/cover/index.ts', { eager: true });

export const coverOf = (slug: string): Cover | undefined => COVERS[`./${slug}/cover/index.ts`]?.cover;

/** Who stands for a role; the game's own emblem, where the role has nobody. */
export function faceOf(slug: string, role: Role | undefined): Face | undefined {
  const cover = coverOf(slug);
  return (role && cover?.faces[role.name.id]) ?? cover?.emblem;
}
