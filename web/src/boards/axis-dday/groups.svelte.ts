/**
 * Never tedious: what is sent and recorded is one unit at a time; this makes the same choice for the next like unit, as
 * often as the player said, until it is not offered any more or is refused. What may be repeated, by what its clicks are:
 * a march (zone, unit, zones), a landing (box, unit, zone), a flight (unit, zone), an entry (chart, place), a naval die (zone).
 */
import { kindOf, nameOf, type Step } from '$src/controller/click-path';
import type { Choice } from '$src/controller/odds';
import type { Helper } from '$src/controller/picking.svelte';
import type { View } from '$src/wire/axis-dday';

/** How many go at once. */
export type Many = number | 'all';
export type Deed = 'march' | 'land' | 'fly' | 'enter' | 'shoot';

const KEPT = 'axis-dday-groups';
const USUAL: Record<Deed, Many> = { march: 'all', land: 'all', fly: 1, enter: 1, shoot: 1 };
const STOP = 'button:stop';

/** What a choice does, if it is something that may be done again by another like it. */
export function deedOf(path: readonly Step[]): Deed | null {
  const kinds = path.map(kindOf).join(' ');
  if (/^zone unit zone( zone| button)?$/.test(kinds)) return 'march';
  if (kinds === 'box unit zone') return 'land';
  if (kinds === 'unit zone') return 'fly';
  if (kinds === 'chart box' || kinds === 'chart zone') return 'enter';
  return kinds === 'zone' ? 'shoot' : null;
}

/** Where a march or a landing ends: the zone before the stop. */
export const endOf = (path: readonly Step[]): Step => path.filter((step) => step !== STOP).at(-1) ?? '';

/** Is it a move from the same place to the same neighbour, of whatever unit? */
const together = (one: readonly Step[], other: readonly Step[]): boolean =>
  deedOf(one) === deedOf(other) && one[0] === other[0] && one[2] === other[2] && endOf(one) === endOf(other);

const same = (one: readonly Step[], other: readonly Step[]): boolean => one.join(' ') === other.join(' ');

interface Row {
  like(path: readonly Step[]): boolean;
  left: number;
}

export class Groups implements Helper {
  /** How many go at once, for every deed: the player's habit, kept in this browser. */
  many = $state<Record<Deed, Many>>({ ...USUAL });
  /** The last choice that may be made again. */
  last = $state.raw<Choice | null>(null);
  /** Is something being done in a row? */
  running = $state(false);
  private row: Row | null = null;

  start(): void {
    try {
      Object.assign(this.many, JSON.parse(localStorage.getItem(KEPT) ?? '{}'));
    } catch {
      // What was kept is nothing we know: the usual holds.
    }
  }

  set(deed: Deed, many: Many): void {
    this.many[deed] = many;
    // How many dice go to one target is asked anew every time.
    if (deed !== 'shoot') localStorage.setItem(KEPT, JSON.stringify({ ...this.many, shoot: 1 }));
  }

  made(choice: Choice, chosen: readonly Step[]): void {
    const deed = deedOf(choice.path);
    this.follow(null);
    if (!deed) return;
    this.last = choice;
    // Only a place was chosen and then where to go: everybody goes.
    const everybody = (deed === 'march' || deed === 'land') && chosen.length === 1;
    const many = everybody ? 'all' : this.many[deed];
    const left = many === 'all' ? Number.POSITIVE_INFINITY : many - 1;
    const { path } = choice;
    this.follow({ like: everybody ? (other) => together(path, other) : (other) => same(path, other), left });
    if (deed === 'shoot') this.many.shoot = 1;
  }

  /** Everybody of a box lands, or of all boxes, each where its arrow leads. */
  landAll(boxes: readonly { box: string; zone: number }[]): void {
    const ways = boxes.map(({ box, zone }) => `box:${box} zone:${zone}`);
    this.follow({ like: (path) => deedOf(path) === 'land' && ways.includes(`${path[0]} ${path[2]}`), left: Number.POSITIVE_INFINITY });
  }

  /** The last choice once more. */
  again(): void {
    const path = this.last?.path;
    if (path) this.follow({ like: (other) => same(path, other), left: 1 });
  }

  answer(choices: readonly Choice[]): Choice | null {
    if (this.row && this.row.left > 0) {
      const { like } = this.row;
      const next = choices.find(({ path }) => like(path));
      if (next) {
        this.row.left -= 1;
        return next;
      }
    }
    this.follow(null);
    return null;
  }

  refused(): void {
    this.follow(null);
  }

  private follow(row: Row | null): void {
    this.row = row && row.left > 0 ? row : null;
    this.running = this.row !== null;
  }
}

/** How many of the chosen stack could go, or how often the same could be done. */
export function most(view: View, deed: Deed, chosen: readonly Step[]): number {
  const of = (stacks: readonly { unit: string; count: number; moved: number }[] | undefined, step: Step | undefined) =>
    (stacks ?? []).filter(({ unit }) => step === undefined || unit === nameOf(step)).reduce((sum, { count, moved }) => sum + count - moved, 0);
  const [place, unit] = chosen;
  switch (deed) {
    case 'march':
      return of(view.zones.find(({ zone }) => `zone:${zone}` === place)?.units, unit);
    case 'land':
      return of(view.boxes.find((shown) => `box:${shown.box}` === place)?.units, unit);
    case 'fly':
      return of(view.airfield, place);
    case 'enter':
      return Math.max(0, ...view.charts.filter(({ chart }) => place === undefined || `chart:${chart}` === place).map(({ left }) => left));
    case 'shoot':
      return view.effects.naval[0] + view.effects.naval[1];
  }
}

export const groups = new Groups();
