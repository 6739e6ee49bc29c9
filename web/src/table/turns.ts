import type { LogLine } from '$src/wire';

/** The lines after which another seat acts: where a reader jumps from turn to turn. */
export function turnStarts(log: readonly LogLine[]): number[] {
  const starts: number[] = [];
  let seat: number | null = null;
  for (const line of log) {
    if (line.seat !== null && line.seat !== seat) {
      starts.push(Math.max(0, line.line - 1));
      seat = line.seat;
    }
  }
  return starts;
}
