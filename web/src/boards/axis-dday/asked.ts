/**
 * What a click on a thing of the map stands for, by what is asked and what was clicked before. A stack is a zone and a unit
 * at once; a zone that units go to may be clicked before it is said which of them. Every sequence that is made up here is
 * the rest of a choice that is offered.
 */
import { type ClickPath, kindOf, type Step } from '$src/controller/click-path';
import type { Choice } from '$src/controller/odds';
import type { BoxId, Unit, View, Zone } from '$src/wire/axis-dday';

type Path = ClickPath<Choice>;

const STOP = 'button:stop';

/** The enemy fighters over a zone: what a way through it costs. */
const patrols = (view: View, step: Step | undefined): number =>
  (view.zones.find(({ zone }) => `zone:${zone}` === step)?.units ?? []).reduce((sum, { kind, count }) => sum + (kind === 'fighter' ? count : 0), 0);

const known = new WeakMap<Path, (readonly Step[])[]>();

/** The rests of the choices that are open, after what was clicked: worked out once a click, however many zones ask. */
function rests(path: Path): readonly (readonly Step[])[] {
  const found = known.get(path) ?? path.remaining.map((choice) => choice.path.slice(path.chosen.length));
  known.set(path, found);
  return found;
}

export function zoneStep(view: View, path: Path, zone: Zone): Step {
  const step = `zone:${zone}`;
  const ends = (rest: readonly Step[], at: number) => rest[at] === step && (rest.length === at + 1 || (rest.length === at + 2 && rest[at + 1] === STOP));
  const first = (wanted: (rest: readonly Step[]) => boolean) => rests(path).find(wanted)?.join(' ');
  const before = path.chosen[0] === undefined ? '' : kindOf(path.chosen[0]);
  if (path.chosen.length === 0) {
    if (path.next.has(step)) return step;
    // A plane flies there, or the next unit of a chart enters: the zone is enough.
    return first((rest) => ['unit', 'chart'].includes(kindOf(rest[0] ?? '')) && rest.length === 2 && rest[1] === step) ?? step;
  }
  if (path.chosen.length === 1 && (before === 'zone' || before === 'box') && !path.next.has(step)) {
    // Everybody goes from there: see `Groups`.
    return first((rest) => kindOf(rest[0] ?? '') === 'unit' && ends(rest, 1)) ?? step;
  }
  if (path.chosen.length === 2 && before === 'zone') {
    // A unit of two zones stops where it is sent; a zone further off is reached by the way with the fewest fighters over it.
    const near = first((rest) => rest.length === 2 && ends(rest, 0));
    if (near) return near;
    const ways = rests(path).filter((rest) => rest.length === 2 && rest[1] === step);
    return ways.sort((one, other) => patrols(view, one[0]) - patrols(view, other[0]))[0]?.join(' ') ?? step;
  }
  return step;
}

export function stackStep(view: View, path: Path, zone: Zone, unit: Unit): Step {
  const plain = `zone:${zone} unit:${unit}`;
  const about = view.asks?.about;
  if (about !== 'bomb' && about !== 'friendly-fire') return plain;
  const here = view.zones.find((shown) => shown.zone === zone)?.units ?? [];
  if (here.some((stack) => stack.unit === unit && stack.kind === 'bomber')) return `unit:${unit}`;
  // A bomber and the target below it.
  const bombers = here.filter(({ kind }) => kind === 'bomber').map((stack) => `unit:${stack.unit}`);
  const aimed = path.choices.find((choice) => bombers.includes(choice.path[0] ?? '') && choice.path[1] === `unit:${unit}` && (path.chosen.length === 0 || path.chosen[0] === choice.path[0]));
  return aimed?.path.join(' ') ?? plain;
}

export function boxStep(path: Path, box: BoxId): Step {
  const step = `box:${box}`;
  if (path.chosen.length > 0 || path.next.has(step)) return step;
  return path.choices.find((choice) => kindOf(choice.path[0] ?? '') === 'chart' && choice.path[1] === step)?.path.join(' ') ?? step;
}

export function boxStackStep(path: Path, box: BoxId, unit: Unit): Step {
  const steps = [`box:${box}`, `unit:${unit}`];
  // A blockhouse fires at it: any in range, unless one was chosen.
  const shot = path.chosen.length === 0 ? path.choices.find((choice) => kindOf(choice.path[0] ?? '') === 'zone' && choice.path[1] === steps[0] && choice.path[2] === steps[1]) : undefined;
  return (shot?.path ?? steps).join(' ');
}
