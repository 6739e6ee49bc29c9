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

/** Scrolls to the first thing that may be chosen, unless one is in sight. */
export function bringIn(frame: HTMLElement | undefined, smoothly: boolean): void {
  if (!frame) return;
  const things = lit(frame);
  const [first] = things;
  const edge = frame.getBoundingClientRect();
  const within = (box: DOMRect) => box.left >= edge.left - 2 && box.right <= edge.right + 2 && box.top >= edge.top - 2 && box.bottom <= edge.bottom + 2;
  if (!first || things.some(within)) return;
  frame.scrollBy({
    left: first.left + first.width / 2 - edge.left - edge.width / 2,
    top: first.top + first.height / 2 - edge.top - edge.height / 2,
    behavior: smoothly ? 'smooth' : 'instant',
  });
}

/** Scrolls to the middle of some places, which are shares of the whole. */
export function showMiddle(frame: HTMLElement, places: readonly Share[]): void {
  if (places.length === 0) return;
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const [x, y] = [middle(places.map(({ x }) => x)), middle(places.map(({ y }) => y))];
  frame.scrollTo(x * frame.scrollWidth - frame.clientWidth / 2, y * frame.scrollHeight - frame.clientHeight / 2);
}
