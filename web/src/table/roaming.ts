/** A map that is larger than its window: what may be chosen in it is brought into sight, and where more of it lies is known. */
export type Way = 'left' | 'right' | 'up' | 'down';

interface Share {
  x: number;
  y: number;
}

const lit = (frame: HTMLElement): DOMRect[] => [...frame.querySelectorAll('button[data-standing="lit"]')].map((thing) => thing.getBoundingClientRect());

/** Where something that may be chosen lies out of sight. */
export function beyondOf(frame: HTMLElement): readonly Way[] {
  const things = lit(frame);
  const edge = frame.getBoundingClientRect();
  const ways: [Way, (box: DOMRect) => boolean][] = [
    ['left', ({ left, right }) => (left + right) / 2 < edge.left],
    ['right', ({ left, right }) => (left + right) / 2 > edge.right],
    ['up', ({ top, bottom }) => (top + bottom) / 2 < edge.top],
    ['down', ({ top, bottom }) => (top + bottom) / 2 > edge.bottom],
  ];
  return ways.filter(([, lies]) => things.some(lies)).map(([way]) => way);
}

/** Scrolls to what may be chosen and lies nearest to the middle, unless some of it is in sight. The rim of the window covers some of what lies at its edge. */
export function bringIn(frame: HTMLElement | undefined, smoothly: boolean, rim = 0): void {
  if (!frame) return;
  const things = lit(frame);
  const edge = frame.getBoundingClientRect();
  const within = (box: DOMRect) => box.left >= edge.left + rim && box.right <= edge.right - rim && box.top >= edge.top + rim && box.bottom <= edge.bottom - rim;
  const [nearest] = things
    .map((box) => ({ left: box.left + box.width / 2 - edge.left - edge.width / 2, top: box.top + box.height / 2 - edge.top - edge.height / 2 }))
    .sort((one, other) => Math.hypot(one.left, one.top) - Math.hypot(other.left, other.top));
  if (!nearest || things.some(within)) return;
  frame.scrollBy({ ...nearest, behavior: smoothly ? 'smooth' : 'instant' });
}

/** Scrolls to the middle of some places, which are shares of the whole. */
export function showMiddle(frame: HTMLElement, places: readonly Share[]): void {
  if (places.length === 0) return;
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const [x, y] = [middle(places.map(({ x }) => x)), middle(places.map(({ y }) => y))];
  frame.scrollTo(x * frame.scrollWidth - frame.clientWidth / 2, y * frame.scrollHeight - frame.clientHeight / 2);
}
