/** A map that is larger than its window: what may be chosen in it is brought into sight, and where more of it lies is known. */
import { settings } from '$src/settings.svelte';

export type Way = 'left' | 'right' | 'up' | 'down';

/** A place on the map, in shares of it. */
export interface Share {
  x: number;
  y: number;
}

/** A part of the map, in shares of it. */
export interface Sight {
  left: number;
  top: number;
  wide: number;
  high: number;
}

/** Where something lies on the screen. */
type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

const ALL: Sight = { left: 0, top: 0, wide: 1, high: 1 };

const middleOf = ({ left, top, width, height }: Box): Share => ({ x: left + width / 2, y: top + height / 2 });

/** The part of a map that its window shows. */
export function sightOf(frame: Box, map: Box): Sight {
  const along = (begins: number, length: number, from: number, whole: number): [begin: number, part: number] => {
    const share = (at: number) => Math.max(0, Math.min(1, (at - from) / whole));
    return [share(begins), share(begins + length) - share(begins)];
  };
  const [left, wide] = along(frame.left, frame.width, map.left, map.width);
  const [top, high] = along(frame.top, frame.height, map.top, map.height);
  return { left, top, wide, high };
}

/** On which sides of the window things lie out of sight. */
export function waysTo(frame: Box, things: readonly Box[]): readonly Way[] {
  const middles = things.map(middleOf);
  const ways: [Way, (middle: Share) => boolean][] = [
    ['left', ({ x }) => x < frame.left],
    ['right', ({ x }) => x > frame.left + frame.width],
    ['up', ({ y }) => y < frame.top],
    ['down', ({ y }) => y > frame.top + frame.height],
  ];
  return ways.filter(([, lies]) => middles.some(lies)).map(([way]) => way);
}

/** How far to scroll to the nearest of some things; nothing, if one of them is in sight as it is. The rim of the window covers what lies at its edge. */
export function wayToNearest(frame: Box, things: readonly Box[], rim: number): Share | null {
  const within = ({ left, top, width, height }: Box) =>
    left >= frame.left + rim && left + width <= frame.left + frame.width - rim && top >= frame.top + rim && top + height <= frame.top + frame.height - rim;
  if (things.some(within)) return null;
  const { x, y } = middleOf(frame);
  const ways = things.map(middleOf).map((middle) => ({ x: middle.x - x, y: middle.y - y }));
  return ways.sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y))[0] ?? null;
}

/** Where to look to see some places: their middle, or, if they stand so far apart that none of them would be seen, the one that is nearest to it. */
export function lookAt(places: readonly Share[], { wide, high }: Sight): Share | null {
  if (places.length === 0) return null;
  const between = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const middle = { x: between(places.map(({ x }) => x)), y: between(places.map(({ y }) => y)) };
  if (places.some(({ x, y }) => Math.abs(x - middle.x) <= wide / 2 && Math.abs(y - middle.y) <= high / 2)) return middle;
  const far = ({ x, y }: Share) => Math.hypot(x - middle.x, y - middle.y);
  return [...places].sort((one, other) => far(one) - far(other))[0] ?? null;
}

export class Roaming {
  /** The window, and the map in it. */
  frame: HTMLElement | undefined = $state();
  map: HTMLElement | undefined = $state();
  /** What is in sight. */
  seen = $state.raw(ALL);
  /** The edges beyond which something may be chosen. */
  beyond = $state.raw<readonly Way[]>([]);

  /** How much of its edge the window covers. */
  constructor(private readonly rim = 0) {}

  private get lit(): DOMRect[] {
    return this.frame ? [...this.frame.querySelectorAll('button[data-standing="lit"]')].map((thing) => thing.getBoundingClientRect()) : [];
  }

  /** Notes what is in sight, and what is not. */
  look(): void {
    if (!this.frame || !this.map) return;
    const edge = this.frame.getBoundingClientRect();
    this.seen = sightOf(edge, this.map.getBoundingClientRect());
    const now = waysTo(edge, this.lit);
    if (now.join() !== this.beyond.join()) this.beyond = now;
  }

  /** Scrolls to what may be chosen, unless some of it is in sight. */
  bringIn(smoothly = settings.moves): void {
    const way = this.frame && wayToNearest(this.frame.getBoundingClientRect(), this.lit, this.rim);
    if (way) this.scroll(way, smoothly);
  }

  /** Scrolls so that a place is in the middle. */
  goTo({ x, y }: Share, smoothly = settings.moves): void {
    if (!this.frame || !this.map) return;
    const map = this.map.getBoundingClientRect();
    const middle = middleOf(this.frame.getBoundingClientRect());
    this.scroll({ x: map.left + x * map.width - middle.x, y: map.top + y * map.height - middle.y }, smoothly);
  }

  /** Shows at once where these places are. */
  show(places: readonly Share[]): void {
    if (!this.frame || !this.map) return;
    const at = lookAt(places, sightOf(this.frame.getBoundingClientRect(), this.map.getBoundingClientRect()));
    if (at) this.goTo(at, false);
  }

  private scroll({ x, y }: Share, smoothly: boolean): void {
    this.frame?.scrollBy({ left: x, top: y, behavior: smoothly ? 'smooth' : 'instant' });
  }
}
