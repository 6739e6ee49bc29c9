/** Who stands on a card or a counter: its title tells. */
import { kindOf, nameOf } from '$src/controller/click-path';
import { gunner, guide, leader, mortar, rifleman, scout, sergeant, sniper } from '$src/look/figures/soldiers';
import { useFigures } from '$src/look/figures/sprite';
import type { Face } from '../board';
import type { Kind, Side } from '$src/wire/undaunted';

useFigures({ gunner, guide, leader, mortar, rifleman, scout, sergeant, sniper });

const FIGURES: Readonly<Record<string, string>> = { sergeant: 'sergeant', guide: 'guide', leader: 'leader', scout: 'scout', rifle: 'rifleman', sniper: 'sniper', gunner: 'gunner', mortar: 'mortar' };

/** The figure of a title; fog has none. */
export const figureOf = (title: string): string | undefined => FIGURES[title];

const titleOf = (kind: Kind): string => kind.split('-', 1)[0] ?? '';

export const faceOfSide = (side: Side): Face => ({ side, figure: 'rifleman', helmet: side });

/** Whom steps speak of: the first card or counter among them that a soldier stands on. */
export function faceOfSteps(steps: readonly string[]): Face | null {
  for (const step of steps) {
    if (!['card', 'unit', 'supply', 'play'].includes(kindOf(step))) continue;
    const [side, kind] = [nameOf(step).slice(0, 2), nameOf(step).slice(3)];
    const figure = figureOf(titleOf(kind));
    if (figure && (side === 'us' || side === 'ge')) return { side, figure, helmet: side };
  }
  return null;
}
