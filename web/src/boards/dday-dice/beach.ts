/**
 * The ground of a map, drawn from its sectors: the sea below, sand and shingle, the bluff, and fields with the bunker on top. Every map has its own, own maps too;
 * the same map in the same size is drawn once.
 */
import { crater, field, type FieldKind, hedge, hedgehog, orchard, rng, road, trench, wire, wood } from '$src/look/ground';
import { symbolOf, VIEW_BOX } from '$src/look/figures/sprite';
import type { SectorView, View } from '$src/wire/dday-dice';
import { heightOf, type Line, linesOf, topOf, WIDTH } from './places';

type Point = readonly [x: number, y: number];

/** How a map differs from a beach. Whatever is not named here is a beach with a bluff. */
interface Scenery {
  /** They come by sea, or from the air into a field. */
  from: 'sea' | 'air';
  /** A row that is water from side to side, with a bridge. */
  canal?: number;
  /** The row that is a cliff from foot to edge. */
  cliff?: number;
}
const SCENERY: Readonly<Record<string, Scenery>> = {
  pegasus: { from: 'air', canal: 3 },
  merville: { from: 'air' },
  hoc: { from: 'sea', cliff: 2 },
};

/** What is left of the signs of a sector stays free of things that stand in the sand. */
const SIGNS = 0.36;

const n = (value: number) => +value.toFixed(1);
const list = (points: readonly Point[]) => points.map(([x, y]) => `${n(x)},${n(y)}`).join('L');
const filled = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
const drawn = (d: string, stroke: string, width: number, more = '') => `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${more}/>`;

/** A piece of ground with its size, its rows and a chance of its own. */
class Beach {
  readonly lines: Line[];
  readonly rows: number;
  readonly row: number;
  /** How large things are drawn: a phone has smaller ones. */
  readonly scale: number;
  readonly chance: () => number;
  readonly scenery: Scenery;

  constructor(
    private readonly view: Pick<View, 'map' | 'sectors' | 'edges'>,
    readonly width: number,
    readonly height: number,
  ) {
    this.lines = linesOf(view.sectors, view.edges);
    this.rows = this.lines.length;
    this.row = heightOf(0, this.rows) * height;
    this.scale = Math.max(0.6, Math.min(1.15, width / 900));
    this.scenery = SCENERY[view.map.id] ?? { from: 'sea' };
    this.chance = rng([...view.map.id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7));
  }

  /** The upper border of a row; the bunker's row is the highest. */
  top(row: number): number {
    return topOf(row, this.rows) * this.height;
  }

  x(twelfth: number): number {
    return (twelfth / WIDTH) * this.width;
  }

  /** A line across the whole width that rises and falls. */
  across(y: number, high: number, waves: number): Point[] {
    return Array.from({ length: waves + 1 }, (_, at): Point => [(at / waves) * this.width, y + (at % 2 ? -high : high) * (0.5 + this.chance() * 0.7)]);
  }

  /** The same line, rounded. */
  static smooth(points: readonly Point[]): string {
    const [first, ...rest] = points;
    if (!first) return '';
    let d = `M${n(first[0])},${n(first[1])}`;
    let last = first;
    for (const next of rest) {
      const middle = (last[0] + next[0]) / 2;
      d += `C${n(middle)},${n(last[1])} ${n(middle)},${n(next[1])} ${n(next[0])},${n(next[1])}`;
      last = next;
    }
    return d;
  }

  static shifted(points: readonly Point[], down: number): Point[] {
    return points.map(([x, y]): Point => [x, y + down]);
  }

  /** From a line down to the lower edge. */
  below(points: readonly Point[]): string {
    return `${Beach.smooth(points)}V${this.height}H0Z`;
  }

  /** Somewhere in a row where nothing of a sector's signs stands, from 0 to 1 of its height. */
  spot(row: number, from: number, to: number): Point {
    const sectors = this.lines.find((line) => line.row === row)?.sectors ?? [];
    const y = this.top(row) + this.row * (from + this.chance() * (to - from));
    const sector = sectors[Math.floor(this.chance() * sectors.length)];
    if (!sector) return [this.chance() * this.width, y];
    const [left, right] = [this.x(sector.span[0]), this.x(sector.span[1])];
    return [left + (right - left) * (SIGNS + this.chance() * (0.97 - SIGNS)), y];
  }

  /** The lowest row of a kind of ground, and the highest. */
  rowsOf(ground: Line['ground']): number[] {
    return this.lines.filter((line) => line.ground === ground).map((line) => line.row);
  }

  /** Where ways lead up from a row, each with room around it: whatever lies on the border is open there. */
  private waysUp(row: number): [x: number, y: number, radius: number][] {
    return (this.lines.find((line) => line.row === row)?.up ?? []).map(({ at }) => [at * this.width, this.top(row), 38 * this.scale]);
  }

  get bunker(): SectorView | undefined {
    return this.view.sectors.find(({ id }) => id === 'bunker');
  }

  draw(): string {
    const { scenery } = this;
    const parts = scenery.from === 'sea' ? [this.sand(), this.grass(), this.sea()] : [this.meadows(), this.grass()];
    if (scenery.canal !== undefined) parts.push(this.canal(scenery.canal));
    parts.push(this.gaps(), this.obstacles(), this.mines(), this.borders(), this.fort());
    return parts.join('');
  }

  /** Sand, darker where it is wet and towards the bluff, with ripples and shingle. */
  private sand(): string {
    const { width, height, row } = this;
    const wet = this.across(this.top(0) - row * 0.3, row * 0.06, 9);
    const pale = this.across(this.top(Math.max(1, Math.round(this.rows / 2) - 1)), row * 0.1, 7);
    let ripples = '';
    for (let i = 0; i < width / 9; i++) ripples += `M${n(this.chance() * width)},${n(this.top(0) - this.chance() * row * 2.4)}q8,-4 16,0q8,4 16,0`;
    let pebbles = '';
    const shore = this.top(Math.min(2, this.rows - 1)) ;
    for (let i = 0; i < width / 2.6; i++) {
      const x = this.chance() * width;
      pebbles += `M${n(x)},${n(shore - 9 + this.chance() * 24 + Math.sin(x / 90) * 7)}h${n(1.5 + this.chance() * 3)}`;
    }
    return (
      `<rect width="${width}" height="${height}" fill="var(--g-sand-2)"/>` +
      filled(this.below(pale), 'var(--g-sand)') +
      filled(this.below(wet), 'var(--g-wet)') +
      drawn(ripples, 'var(--dd-ripple)', 1.4, ' stroke-opacity=".34"') +
      drawn(pebbles, 'var(--dd-pebble)', 2.4, ' stroke-linecap="round" stroke-opacity=".6"')
    );
  }

  /** Where they come from the air: meadows with hedges, and the trees that they came down between. */
  private meadows(): string {
    const { width, height } = this;
    const kinds: FieldKind[] = ['meadow', 'stubble', 'pasture', 'wheat', 'meadow', 'crop'];
    let drawing = `<rect width="${width}" height="${height}" fill="var(--g-meadow)"/>`;
    let hedges = '';
    for (const line of this.lines) {
      if (line.ground === 'bunker' || line.ground === 'bluff') continue;
      const [y, low] = [this.top(line.row), this.top(line.row) + this.row];
      for (const [at, sector] of line.sectors.entries()) {
        const [left, right] = [this.x(sector.span[0]), this.x(sector.span[1])];
        drawing += field([[left, y], [right, y], [right, low], [left, low]], kinds[(line.row * 2 + at) % kinds.length]!, { ang: this.chance() * 20 - 10 });
      }
      if (line.row > 0) hedges += hedge([[0, low], [width, low]], { w: 4.6 * this.scale, seed: line.row + 3, gap: this.waysUp(line.row - 1) });
      if (line.row === 0) hedges += wood(width * 0.42, low - this.row * 0.5, width * 0.1, this.row * 0.4, { seed: 5, r0: 6, r1: 10 });
    }
    return drawing + hedges + this.gliders();
  }

  /** What brought them here from the air: gliders in the lowest row. */
  private gliders(): string {
    return this.along(0, 2)
      .map(([x, y], at) => {
        const scale = this.scale * (at ? 0.9 : 1.1);
        const turn = at ? 24 : -16;
        return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${n(scale)})" stroke="var(--dd-border)" stroke-width="1.6" stroke-linejoin="round"><path d="M-4,6H62V14H-4ZM24,-34H38V54H24Z" transform="translate(3 5)" fill="var(--g-shadow)" stroke="none" opacity=".3"/><path d="M26,-36Q32,-40 38,-36V52Q32,56 26,52Z" fill="var(--dd-pebble)"/><path d="M-8,8Q10,0 44,2Q64,4 66,9Q64,14 44,16Q10,17 -8,10Z" fill="var(--dd-cliff)"/><path d="M-10,-2H0V20H-10Z" fill="var(--dd-pebble)"/><path d="M28,-20H36M28,34H36M50,5L56,9L50,13" fill="none" stroke="var(--dd-spray)" stroke-width="3"/></g>`;
      })
      .join('');
  }

  /** Points side by side in a row, clear of the signs of its sectors. */
  private along(row: number, count: number): Point[] {
    const sectors = this.lines.find((line) => line.row === row)?.sectors ?? [];
    return sectors.flatMap(({ span }): Point[] => {
      const [left, wide] = [this.x(span[0]), this.x(span[1]) - this.x(span[0])];
      const many = Math.max(1, Math.round((count * wide) / this.width));
      return Array.from({ length: many }, (_, at): Point => [left + wide * (0.26 + (0.5 * (at + 0.3 + this.chance() * 0.4)) / many), this.top(row) + this.row * (0.5 + this.chance() * 0.2)]);
    });
  }

  /** Fields above the edge of the bluff, and the bluff itself. */
  private grass(): string {
    const { width, row, scenery } = this;
    const bluff = this.rowsOf('bluff');
    const first = scenery.cliff ?? (bluff.length > 0 ? Math.min(...bluff) : this.rows - 1);
    const sheer = scenery.cliff !== undefined;
    const inland = scenery.from === 'air';
    const edge = this.across(this.top(first) + row * (sheer ? 0.12 : inland ? 0.9 : 0.5), row * (sheer ? 0.07 : 0.1), 8);
    const foot = Beach.shifted(edge, row * (sheer ? 0.9 : 0.5)).map(([x, y]): Point => [x, y + (this.chance() - 0.5) * row * 0.14]);
    const [land, face] = [[...edge], [...edge, ...[...foot].reverse()]];
    let carved = '';
    let lit = '';
    for (let i = 0; i < edge.length - 1; i++) {
      const [[x1, y1], [x2, y2]] = [edge[i]!, edge[i + 1]!];
      const strokes = Math.round((x2 - x1) / 9);
      for (let k = 0; k < strokes; k++) {
        const share = k / strokes;
        const deep = row * (sheer ? 0.3 + this.chance() * 0.55 : 0.14 + this.chance() * 0.3);
        const groove = `M${n(x1 + (x2 - x1) * share)},${n(y1 + (y2 - y1) * share + 3)}l${n(this.chance() * 8 - 4)},${n(deep)}`;
        if (this.chance() < 0.72) carved += groove;
        else lit += groove;
      }
    }
    const green = field([[0, 0], [width, 0], ...land.reverse()], 'pasture');
    const bank = inland
      ? ''
      : filled(`M${list(face)}Z`, 'var(--dd-cliff)') +
        drawn(lit, 'var(--g-sand)', 2, ' stroke-opacity=".55"') +
        drawn(carved, 'var(--dd-cliff-cut)', 2.2, ' stroke-opacity=".6"') +
        drawn(`M${list(edge)}`, 'var(--dd-turf)', 4.5);
    return green + this.fields(first) + bank;
  }

  /** Beside the bunker: fields, hedges, a wood; a track leads up to its door. */
  private fields(first: number): string {
    const { width, row, scale } = this;
    const top = this.rows - 1;
    const [left, right] = (this.bunker?.span ?? [4, 8]).map((twelfth) => this.x(twelfth)) as [number, number];
    const kinds: FieldKind[] = ['wheat', 'plough', 'crop', 'stubble'];
    let turn = Math.floor(this.chance() * kinds.length);
    let drawing = '';
    const plot = (from: number, to: number, outer: 'left' | 'right') => {
      if (to - from < 60) return;
      const low = row * (0.76 + this.chance() * 0.16);
      const slant = Math.min(22, (to - from) * 0.1);
      const [a, b] = outer === 'left' ? [from, to - slant] : [from + slant, to];
      drawing += field([[from, -2], [to, -2], [b, low], [a, low + 8]], kinds[turn++ % kinds.length]!, { ang: this.chance() * 16 - 8 });
      const side: Point[] = outer === 'left' ? [[from - 6, low + 8], [b, low], [to, -6]] : [[from, -6], [a, low + 6], [to + 6, low]];
      drawing += hedge(side, { w: 5 * scale, seed: turn + 2 });
    };
    const wide = 330 * scale;
    const inner = Math.min(84 * scale, left * 0.28);
    if (left > wide * 1.5) plot(0, left * 0.45, 'left');
    plot(left > wide * 1.5 ? left * 0.5 : 0, left - inner, 'left');
    const rest = width - right;
    plot(right + Math.min(84 * scale, rest * 0.28), rest > wide * 1.5 ? right + rest * 0.55 : width, 'right');
    if (rest > wide * 1.5) plot(right + rest * 0.6, width, 'right');
    for (const [x, room] of [[left - inner, inner * 0.9], [right + 6, Math.min(84 * scale, rest * 0.28) - 12]] as const) {
      if (room > 34) drawing += wood(x + 4, 4, room * 0.8, row * 0.46, { seed: Math.round(x), r0: 6 * scale, r1: 10 * scale });
    }
    // Rows of grass between the bluff and the bunker are fields too, with hedges on their borders.
    for (let at = first + 1; at < top; at++) {
      const y = this.top(at);
      for (const line of this.lines.filter((one) => one.row === at)) {
        drawing += hedge([[0, y], [width, y + 2]], { w: 4.4 * scale, seed: at + 11, gap: this.waysUp(at) });
        const last = line.sectors.at(-1);
        if (last) drawing += orchard(this.x(last.span[1]) - 92 * scale, y + row * 0.3, 70 * scale, row * 0.5, { dx: 19 * scale, dy: 17 * scale, r: 4.4 * scale });
      }
    }
    const middle = (left + right) / 2;
    const door = this.top(top - 1) - row * 0.14;
    drawing += road(`M${n(middle)},${n(door)}C${n(middle - 10)},${n(door + row * 0.3)} ${n(middle + 30 * scale)},${n(door + row * 0.3)} ${n(middle + 16 * scale)},${n(this.top(first) + row * 0.5)}`, 9 * scale);
    return drawing;
  }

  /** The sea in the lowest row, with landing craft, spouts and foam. */
  private sea(): string {
    const { row, scale } = this;
    const shore = this.across(this.top(0) + row * 0.12, row * 0.07, 10);
    let drawing = filled(this.below(Beach.shifted(shore, -row * 0.14)), 'var(--dd-cliff-2)', ' opacity=".45"');
    drawing += filled(this.below(shore), 'var(--dd-shallow)');
    drawing += filled(this.below(Beach.shifted(shore, row * 0.22)), 'var(--g-sea)');
    drawing += filled(this.below(Beach.shifted(shore, row * 0.58)), 'var(--g-sea-2)');
    for (const [down, thick, opacity, dashes] of [[0, 4.5, 1, ''], [0.13, 2.6, 0.85, '34 16 60 12'], [0.36, 2.2, 0.6, '60 22 24 14'], [0.6, 2, 0.5, '30 26 70 18'], [0.78, 2, 0.4, '44 20 18 30']] as const)
      drawing += drawn(Beach.smooth(Beach.shifted(shore, row * down)), 'var(--g-foam)', thick * scale, ` opacity="${opacity}" stroke-linecap="round"${dashes ? ` stroke-dasharray="${dashes}"` : ''}`);
    const size = Math.min(row * 0.98, 96 * scale);
    const crafts = this.along(0, 3);
    for (const [at, [x, y]] of crafts.entries()) {
      const wide = size * (at % 2 ? 0.8 : 1);
      drawing += `<svg class="side-us dd-afloat" x="${n(x - wide / 2)}" y="${n(y - wide * 0.52)}" width="${n(wide)}" height="${n(wide)}" viewBox="${VIEW_BOX}"><use href="#${symbolOf('craft')}"/></svg>`;
    }
    // Shells fall beside the craft.
    for (const [at, [x]] of crafts.entries()) drawing += this.spout(x + size * (0.86 + this.chance() * 0.3), this.top(0) + row * (0.56 + (at % 2) * 0.2), (0.92 - (at % 3) * 0.14) * scale * Math.min(1, row / 92));
    return drawing;
  }

  private spout(x: number, y: number, size: number): string {
    return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size)})"><path d="M-12,6Q-14,-14 -20,-26Q-8,-22 -5,-12Q-4,-30 1,-44Q6,-30 6,-12Q10,-24 20,-28Q14,-12 13,6Q0,12 -12,6Z" fill="var(--dd-spray)" stroke="var(--g-sea-2)" stroke-width="1.8" stroke-linejoin="round"/><path d="M-4,2Q-4,-14 0,-26M5,2Q6,-8 10,-14" stroke="var(--dd-shallow)" stroke-width="2" fill="none"/><ellipse cy="8" rx="24" ry="5" fill="none" stroke="var(--g-foam)" stroke-width="2.2"/></g>`;
  }

  /** Water from side to side, and a bridge over it. */
  private canal(row: number): string {
    const [y, low] = [this.top(row) + this.row * 0.2, this.top(row) + this.row * 0.84];
    const bridge = this.width * 0.62;
    const bank = (at: number) => `M0,${n(at)}H${this.width}`;
    let planks = '';
    for (let at = y - 10; at < low + 10; at += 6) planks += `M${n(bridge - 26 * this.scale)},${n(at)}h${n(52 * this.scale)}`;
    return (
      filled(`M0,${n(y)}H${this.width}V${n(low)}H0Z`, 'var(--dd-canal)') +
      drawn(bank(y) + bank(low), 'var(--dd-cliff-cut)', 5) +
      drawn(bank(y + 9) + bank((y + low) / 2), 'var(--g-foam)', 2, ' opacity=".45" stroke-dasharray="30 26 70 18" stroke-linecap="round"') +
      filled(`M${n(bridge - 26 * this.scale)},${n(y - 12)}h${n(52 * this.scale)}V${n(low + 12)}h${n(-52 * this.scale)}Z`, 'var(--dd-cliff)') +
      drawn(planks, 'var(--dd-cliff-cut)', 1.6, ' stroke-opacity=".7"') +
      drawn(`M${n(bridge - 26 * this.scale)},${n(y - 14)}V${n(low + 14)}M${n(bridge + 26 * this.scale)},${n(y - 14)}V${n(low + 14)}`, 'var(--dd-stone-ink)', 4)
    );
  }

  /** Where the map has no sector there is no way: rocks. */
  private gaps(): string {
    let rocks = '';
    let lights = '';
    for (const { row, sectors, ground } of this.lines) {
      if (ground === 'bunker' || sectors.length === 0) continue;
      let from = 0;
      for (const end of [...sectors, null]) {
        const to = end ? end.span[0] : WIDTH;
        for (let i = 0; i < (to - from) * 5; i++) {
          const [x, y, size] = [this.x(from) + 14 + this.chance() * (this.x(to - from) - 28), this.top(row) + this.row * (0.16 + this.chance() * 0.7), (6 + this.chance() * 8) * this.scale];
          rocks += `M${n(x - size)},${n(y + size * 0.5)}L${n(x - size * 0.6)},${n(y - size * 0.5)}L${n(x + size * 0.2)},${n(y - size * 0.75)}L${n(x + size)},${n(y)}L${n(x + size * 0.8)},${n(y + size * 0.5)}Z`;
          lights += `M${n(x - size * 0.6)},${n(y - size * 0.3)}L${n(x + size * 0.1)},${n(y - size * 0.55)}`;
        }
        from = end ? end.span[1] : from;
      }
    }
    return rocks ? filled(rocks, 'var(--g-stone)', ' stroke="var(--dd-stone-ink)" stroke-width="1.4"') + drawn(lights, 'var(--dd-spray)', 2, ' stroke-opacity=".7"') : '';
  }

  /** Hedgehogs at the water, craters, trenches, wire; where a way leads through the wire it is open. */
  private obstacles(): string {
    const { width, row, rows, scale, scenery } = this;
    let drawing = '';
    const top = rows - 1;
    for (const line of this.lines) {
      if (line.row === 0 || line.ground === 'bunker') continue;
      for (let i = 0; i < width / (260 * scale); i++) {
        const [x, y] = this.spot(line.row, 0.3, 0.8);
        if (line.ground !== 'bluff' || scenery.from === 'air') drawing += crater(n(x), n(y), n((7 + this.chance() * 5) * scale));
      }
    }
    if (scenery.from === 'sea') {
      const many = Math.round(width / (74 * scale));
      for (let i = 0; i < many; i++) {
        const x = ((i + 0.5 + (this.chance() - 0.5) * 0.5) / many) * width;
        drawing += hedgehog(n(x), n(this.top(0) + row * (0.1 - this.chance() * 0.26)), n((0.78 + this.chance() * 0.22) * scale));
      }
    }
    // The wire lies on the upper border of the second row, before the guns.
    const wired = Math.min(2, top - 1);
    if (wired > 0 && scenery.cliff !== wired && scenery.canal !== wired + 1) {
      const ways = (this.lines.find((line) => line.row === wired)?.up ?? []).map(({ at }) => at * width).sort((a, b) => a - b);
      const y = this.top(wired);
      let from = 14;
      for (const way of [...ways, width + 30]) {
        const to = Math.min(way - 36 * scale, width - 14);
        if (to - from > 40) drawing += wire(n(from), n(y + 2), n(to), n(y - 2), 2 * Math.max(2, Math.round((to - from) / (40 * scale))));
        from = way + 36 * scale;
      }
    }
    for (const at of this.rowsOf('shingle').filter((one) => one !== scenery.cliff && one !== scenery.canal).slice(0, 1)) {
      for (const sector of this.lines.find((line) => line.row === at)?.sectors ?? []) {
        const [x, y, step] = [this.x(sector.span[1]) - 118 * scale, this.top(at) + row * 0.24, 24 * scale];
        if (this.x(sector.span[1]) - this.x(sector.span[0]) > 260 * scale) drawing += trench(`M${n(x)},${n(y)}l${n(step)},${n(-step * 0.42)}l${n(step)},${n(step * 0.46)}l${n(step)},${n(-step * 0.46)}l${n(step)},${n(step * 0.42)}`);
      }
    }
    return drawing;
  }

  /** Mines in the ground around a way that is mined. */
  private mines(): string {
    let plates = '';
    let fuses = '';
    const lay = (x: number, y: number) => {
      for (const [dx, dy] of [[-44, 7], [-30, -8], [30, 8], [45, -6]] as const) {
        const [mx, my] = [x + dx * this.scale, y + dy * this.scale];
        plates += `M${n(mx - 5)},${n(my)}a5,3.2 0 1 1 10,0a5,3.2 0 1 1 -10,0Z`;
        fuses += `M${n(mx)},${n(my - 2)}v-3`;
      }
    };
    for (const line of this.lines) {
      for (const { edge, at } of line.up) if (edge.mines) lay(at * this.width, this.top(line.row));
      for (const { edge, at } of line.along)
        if (edge.mines)
          for (const dy of [-24, 22]) {
            const [mx, my] = [at * this.width, this.top(line.row) + this.row / 2 + dy * this.scale];
            plates += `M${n(mx - 5)},${n(my)}a5,3.2 0 1 1 10,0a5,3.2 0 1 1 -10,0Z`;
            fuses += `M${n(mx)},${n(my - 2)}v-3`;
          }
    }
    return plates ? filled(plates, 'var(--g-iron)', ' stroke="var(--dd-halo)" stroke-width="1.2" paint-order="stroke"') + drawn(fuses, 'var(--g-iron)', 2.4) : '';
  }

  /** Dashed borders between sectors; where two neighbours have no way between them, a wall of stones. */
  private borders(): string {
    let dashes = '';
    let stones = '';
    for (const line of this.lines) {
      const y = this.top(line.row);
      if (line.ground !== 'bunker') dashes += `M0,${n(y)}H${this.width}`;
      for (const [at, sector] of line.sectors.entries()) {
        const right = sector.span[1];
        if (line.ground === 'bunker') continue;
        if (right < WIDTH) dashes += `M${n(this.x(right))},${n(y)}v${n(this.row)}`;
        const next = line.sectors[at + 1];
        if (next && next.span[0] > right) dashes += `M${n(this.x(next.span[0]))},${n(y)}v${n(this.row)}`;
      }
      for (const at of line.walls) for (let down = 8; down < this.row - 4; down += 9) stones += `M${n(at * this.width + (this.chance() - 0.5) * 4)},${n(y + down)}h0`;
    }
    return (
      drawn(dashes, 'var(--dd-border)', 2, ' stroke-opacity=".55" stroke-dasharray="3 6" stroke-linecap="round"') +
      (stones ? drawn(stones, 'var(--dd-stone-ink)', 13, ' stroke-linecap="round"') + drawn(stones, 'var(--g-stone)', 9.5, ' stroke-linecap="round"') : '')
    );
  }

  /** The bunker. */
  private fort(): string {
    const [left, right] = (this.bunker?.span ?? [4, 8]).map((twelfth) => this.x(twelfth)) as [number, number];
    const high = heightOf(this.rows - 1, this.rows) * this.height;
    const size = Math.min(high * 1.24, (right - left) * 0.62);
    const x = (left + right) / 2 - size / 2;
    const foot = high * 0.95;
    return (
      `<ellipse cx="${n((left + right) / 2 + 4)}" cy="${n(foot - 2)}" rx="${n(size * 0.58)}" ry="${n(size * 0.06)}" fill="var(--g-shadow)" opacity=".32"/>` +
      `<svg class="dd-concrete" x="${n(x)}" y="${n(foot - size * 0.97)}" width="${n(size)}" height="${n(size)}" viewBox="${VIEW_BOX}"><use href="#${symbolOf('bunker')}"/></svg>`
    );
  }
}

const drawings = new Map<string, string>();
/** So many grounds are kept: those of the sizes that a window had, and of the maps that were looked at. */
const KEPT = 12;

/** The ground of a map in a size. */
export function beachOf(view: Pick<View, 'map' | 'sectors' | 'edges'>, width: number, height: number): string {
  const sectors = view.sectors.map(({ id, row, span }) => `${id}/${row}/${span.join('-')}`).join();
  const edges = view.edges.map(({ from, to, mines }) => `${from}-${to}${mines ? '!' : ''}`).join();
  const key = `${view.map.id} ${width} ${height} ${sectors} ${edges}`;
  const known = drawings.get(key);
  if (known !== undefined) return known;
  if (drawings.size >= KEPT) drawings.delete(drawings.keys().next().value ?? '');
  const drawing = new Beach(view, width, height).draw();
  drawings.set(key, drawing);
  return drawing;
}
