/** What the pictures of the games are put together from. A picture is 340 × 330: SVG in classes, attributes and tokens alone. */
import type { Helmet } from '$src/look/figures/kit';
import { symbolOf } from '$src/look/figures/sprite';

/** A figure in a picture; it looks left when it is turned. */
export function put(name: string, x: number, y: number, size: number, helmet: Helmet = 'us', turned = false): string {
  const place = turned ? `transform="translate(${2 * x + size} 0) scale(-1 1)" ` : '';
  return `<use ${place}href="#${symbolOf(name, helmet)}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;
}

/** Letters and numbers in a picture, in the face of the titles. */
export const lettered = (text: string | number, x: number, y: number, size: number, attributes = ''): string =>
  `<text font-family="var(--display)" font-weight="800" x="${x}" y="${y}" font-size="${size}" ${attributes}>${text}</text>`;
