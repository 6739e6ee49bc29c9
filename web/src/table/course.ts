/** The course of a match as a drawing: who leads, and where somebody gained. A field of 100 × 100 that is stretched to its place. */
import type { Mark } from './ending';

const [TOP, MIDDLE, BOTTOM] = [5, 50, 96];

export interface Course {
  /** Where the ground of the curve lies: in the middle between two sides, or below a single one. */
  ground: number;
  /** The line itself, in steps. */
  line: string;
  /** By side: the part of the field in which it leads. */
  areas: readonly string[];
}

/** Of two sides, the one on top is drawn upwards. */
export function courseOf(curve: readonly Mark[], top: number): Course {
  const last = Math.max(1, curve.at(-1)?.line ?? 1);
  const sides = curve[0]?.score.length ?? 0;
  const lead = ({ score }: Mark) => (sides > 1 ? (score[top] ?? 0) - (score[1 - top] ?? 0) : (score[0] ?? 0));
  const most = Math.max(1, ...curve.map((mark) => Math.abs(lead(mark))));
  const ground = sides > 1 ? MIDDLE : BOTTOM;
  const points = curve.map((mark) => ({ x: (mark.line / last) * 100, y: ground - (lead(mark) / most) * (ground - TOP) }));
  const steps = (clamp: (y: number) => number) => points.map(({ x, y }, index) => (index === 0 ? `M${x.toFixed(1)} ${clamp(y).toFixed(1)}` : `H${x.toFixed(1)}V${clamp(y).toFixed(1)}`)).join('');
  const area = (clamp: (y: number) => number) => `${steps(clamp)}V${ground}H0Z`;
  const [above, below] = [area((y) => Math.min(y, ground)), area((y) => Math.max(y, ground))];
  return { ground, line: steps((y) => y), areas: sides > 1 ? (top === 0 ? [above, below] : [below, above]) : [above] };
}

/** More gains than this are left to the curve. */
const MOST = 24;

/** Where a side gained something: a flag on the bar. */
export function gainsOf(curve: readonly Mark[]): { line: number; side: number }[] {
  const gains = curve.flatMap(({ line, score }, index) => {
    const before = curve[index - 1]?.score;
    return before ? score.flatMap((value, side) => (value > (before[side] ?? 0) ? [{ line, side }] : [])) : [];
  });
  return gains.length <= MOST ? gains : [];
}
