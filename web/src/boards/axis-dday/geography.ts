// The ground of every zone, drawn from the zones' centres and neighbours alone, so that two zones touch on the drawing
// exactly when they are neighbours, on whatever map.
//
// Centres and neighbourhoods make a flat net. In each mesh of the net lies a corner where its zones meet; each thread of the
// net is crossed by one border, which runs from the corner on its left to the corner on its right. Around the net runs the
// coast, or ground that goes on beyond the edge of the map.

export type Point = readonly [x: number, y: number];

/** What is known of a zone. */
export interface Place {
  id: number;
  /** Its centre, on a grid of 0 to 100. */
  at: Point;
  /** Does it touch the sea? */
  coast: boolean;
  neighbours: readonly number[];
}

export interface Geography {
  /** The outline of each zone. */
  grounds: Map<number, Point[]>;
  /** The centre of each zone, in units of the drawing. */
  centres: Map<number, Point>;
  /** Where land meets sea, a line a zone. */
  shores: Map<number, Point[]>;
  /** The borders between neighbours, by `low-high`. */
  borders: Map<string, Point[]>;
}

/** The size of the drawing. */
export const WIDE = 1680;
export const HIGH = 1100;

const SCALE: Point = [15.2, 10.4];
const OFFSET: Point = [40, 10];
/** How far the coast lies from the threads and centres of the net. */
const SHORE = 46;
/** Ground at the edge of the map goes on beyond it. */
const BEYOND = 260;
/** How much of a mesh with more than three sides stays open in the middle, so that zones across it do not touch. */
const OPEN = 0.22;
/** Lines are broken into pieces of about this length. */
const PIECE = 9;

type Pair = `${number}-${number}`;

export function drawn(at: Point): Point {
  return [at[0] * SCALE[0] + OFFSET[0], at[1] * SCALE[1] + OFFSET[1]];
}

const pair = (one: number, other: number): Pair => (one < other ? `${one}-${other}` : `${other}-${one}`);
const add = (a: Point, b: Point, times = 1): Point => [a[0] + b[0] * times, a[1] + b[1] * times];
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const length = (a: Point): number => Math.hypot(a[0], a[1]);
const angle = (a: Point): number => Math.atan2(a[1], a[0]);

/** A number from -1 to 1 that depends on a place and nothing else: both sides of a border see the same bends. */
function chance(at: Point, salt: number): number {
  const wave = Math.sin(Math.round(at[0] * 7) * 12.9898 + Math.round(at[1] * 7) * 78.233 + salt * 37.719) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

/** A line with the small bends of a river, a lane or a shore. Its ends stay where they are. */
function bent(from: Point, to: Point, bends: number): Point[] {
  const far = length(minus(to, from));
  if (far < PIECE) return [from, to];
  const along = minus(to, from);
  const across: Point = [-along[1], along[0]];
  const turned = add(middle(from, to), across, chance(middle(from, to), 1) * bends);
  return [...bent(from, turned, bends), ...bent(turned, to, bends).slice(1)];
}

function path(points: readonly Point[], bends: number): Point[] {
  return points.slice(1).reduce<Point[]>((line, point) => [...line, ...bent(line.at(-1)!, point, bends).slice(1)], [points[0]!]);
}

export function geography(places: readonly Place[]): Geography {
  const centres = new Map(places.map((place) => [place.id, drawn(place.at)] as const));
  const centre = (id: number): Point => centres.get(id)!;
  const coastal = new Map(places.map((place) => [place.id, place.coast] as const));

  // The neighbours of a zone, clockwise on the screen.
  const around = new Map(
    places.map((place) => {
      const bearing = (id: number) => angle(minus(centre(id), centre(place.id)));
      return [place.id, [...place.neighbours].sort((a, b) => bearing(a) - bearing(b))] as const;
    }),
  );
  const after = (zone: number, neighbour: number): number => {
    const ring = around.get(zone)!;
    return ring[(ring.indexOf(neighbour) + 1) % ring.length]!;
  };

  // Every mesh of the net: the zones around it, which lies on the left of each of its threads. The largest is all that is
  // outside.
  const meshes: number[][] = [];
  const meshOf = new Map<string, number>();
  for (const place of places) {
    for (const neighbour of place.neighbours) {
      if (meshOf.has(`${place.id}>${neighbour}`)) continue;
      const mesh: number[] = [];
      let [from, to] = [place.id, neighbour];
      while (!meshOf.has(`${from}>${to}`)) {
        meshOf.set(`${from}>${to}`, meshes.length);
        mesh.push(from);
        [from, to] = [to, after(to, from)];
      }
      meshes.push(mesh);
    }
  }
  const area = (mesh: readonly number[]): number =>
    mesh.reduce((sum, id, index) => {
      const [a, b] = [centre(id), centre(mesh[(index + 1) % mesh.length]!)];
      return sum + a[0] * b[1] - b[0] * a[1];
    }, 0);
  const areas = meshes.map(area);
  const outer = areas.reduce((best, size, index) => (Math.abs(size) > Math.abs(areas[best]!) ? index : best), 0);

  /** The corner of a mesh at the thread from one zone to another. */
  const corner = (from: number, to: number): Point => {
    const index = meshOf.get(`${from}>${to}`)!;
    const mesh = meshes[index]!;
    const half = middle(centre(from), centre(to));
    if (index === outer) {
      const thread = minus(centre(to), centre(from));
      const left: Point = [thread[1], -thread[0]];
      const inland = !coastal.get(from) || !coastal.get(to);
      return add(half, left, (inland ? BEYOND : SHORE) / length(thread));
    }
    const sum = mesh.reduce<Point>((total, id) => add(total, centre(id)), [0, 0]);
    const heart: Point = [sum[0] / mesh.length, sum[1] / mesh.length];
    return mesh.length === 3 ? heart : add(heart, minus(half, heart), OPEN);
  };

  const borders = new Map<string, Point[]>();
  /** The border with a neighbour, as one walks around the zone clockwise. */
  const border = (zone: number, neighbour: number): Point[] => {
    const key = pair(zone, neighbour);
    if (!borders.has(key)) {
      const [low, high] = zone < neighbour ? [zone, neighbour] : [neighbour, zone];
      const half = middle(centre(low), centre(high));
      borders.set(key, path([corner(low, high), half, corner(high, low)], 0.1));
    }
    const line = borders.get(key)!;
    return zone < neighbour ? line : [...line].reverse();
  };

  /** The outer side of a zone, clockwise from its border with one neighbour to its border with the next. */
  const outside = (zone: number, from: Point, to: Point): Point[] => {
    const heart = centre(zone);
    const [start, end] = [minus(from, heart), minus(to, heart)];
    const turn = (angle(end) - angle(start) + 2 * Math.PI) % (2 * Math.PI);
    if (!coastal.get(zone)) {
      // All of it lies beyond the edge of the map: only a zone in the corner of the map needs a corner of its own.
      const bearing = angle(start) + turn / 2;
      const far = add(heart, [Math.cos(bearing), Math.sin(bearing)], BEYOND * 1.8);
      return turn > 0.9 && turn < Math.PI * 1.5 ? [from, far, to] : [from, to];
    }
    const steps = Math.max(2, Math.round(turn / 0.5));
    const points = Array.from({ length: steps + 1 }, (_, step): Point => {
      const part = step / steps;
      const bow = Math.sin(part * Math.PI);
      const far = (length(start) * (1 - part) + length(end) * part) * (1 - bow) + SHORE * 1.15 * bow;
      const bearing = angle(start) + turn * part;
      return [heart[0] + Math.cos(bearing) * far, heart[1] + Math.sin(bearing) * far];
    });
    points[0] = from;
    points[steps] = to;
    return path(points, 0.16);
  };

  const grounds = new Map<number, Point[]>();
  const shores = new Map<number, Point[]>();
  for (const place of places) {
    const ring = around.get(place.id)!;
    const outline: Point[] = [];
    for (const neighbour of ring) {
      outline.push(...border(place.id, neighbour));
      if (meshOf.get(`${neighbour}>${place.id}`) === outer) {
        const shore = outside(place.id, outline.at(-1)!, corner(place.id, after(place.id, neighbour)));
        outline.push(...shore.slice(1, -1));
        if (place.coast) shores.set(place.id, shore);
      }
    }
    grounds.set(place.id, outline);
  }
  return { grounds, centres, shores, borders };
}

/** A line as an SVG path. */
export function svgPath(points: readonly Point[], closed: boolean): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}${closed ? 'Z' : ''}`;
}

/** Does a point lie within an outline? */
export function within([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  for (let at = 0, last = outline.length - 1; at < outline.length; last = at, at += 1) {
    const [[ax, ay], [bx, by]] = [outline[at]!, outline[last]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
