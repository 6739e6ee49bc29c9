/** Arrow keys walk over the table: to the nearest thing in their direction, whether it may be chosen or not. */

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export const isArrow = (key: string): key is Direction => /^Arrow(Left|Right|Up|Down)$/.test(key);

export interface Spot {
  x: number;
  y: number;
}

/** The index of the nearest spot in a direction; what lies aside counts double. */
export function nearest(from: Spot, spots: readonly Spot[], direction: Direction): number | null {
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  spots.forEach((spot, index) => {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const sideways = direction === 'ArrowLeft' || direction === 'ArrowRight';
    const forward = sideways ? dx : dy;
    const ahead = direction === 'ArrowLeft' || direction === 'ArrowUp' ? -forward : forward;
    const aside = Math.abs(sideways ? dy : dx);
    const distance = ahead + 2 * aside;
    if (ahead > 2 && distance < least) {
      least = distance;
      best = index;
    }
  });
  return best;
}

export function wander(root: ParentNode, from: Element | null, direction: Direction): void {
  const things = [...root.querySelectorAll<HTMLElement>('button[data-step]')].filter((thing) => thing.offsetParent !== null);
  const here = from instanceof HTMLElement && things.includes(from) ? from : null;
  if (!here) {
    (things.find(({ dataset }) => dataset.standing === 'lit') ?? things[0])?.focus();
    return;
  }
  const others = things.filter((thing) => thing !== here);
  const to = nearest(middle(here), others.map(middle), direction);
  if (to !== null) others[to]?.focus();
}

function middle(thing: Element): Spot {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
