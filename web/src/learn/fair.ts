/** A fair beginning: the set-up and the seat in which a newcomer has good chances, and why we think so. */
import { linesFor, together } from '$src/shell/measured';
import { scenarioSetup } from '$src/shell/scenario';
import { seatsAtOnce, seatSetup } from '$src/shell/seat-count';
import type { GameInfo, Measured } from '$src/wire';

export interface FairStart {
  setup: Record<string, unknown>;
  scenario: string | null;
  seat: number;
  seats: number;
  /** How many of a hundred games between equal bots that seat has won; nothing, if nobody has measured it. */
  won: number | null;
  /** Out of so many games. */
  games: number;
  kind: 'together' | 'favoured' | 'even' | 'recommended' | 'unmeasured';
}

/** A seat that wins more often than this among equals has good chances; one that always wins teaches nothing. */
const GOOD = 0.6;
const SURE = 0.95;
/** Where chances differ by less than this, the sides are even. */
const EVEN = 0.4;
/** Fewer games than this prove nothing. */
const ENOUGH = 50;

/**
 * The first scenario that has a favoured seat, in that seat: games list their scenarios from the plainest to the hardest. A game
 * that is won together begins where it is won most often. What nobody has measured begins as its rules recommend, with the first,
 * in the seat that is asked first.
 */
export function fairStart(game: GameInfo, measured: readonly Measured[], opener = 0): FairStart {
  const seats = seatsAtOnce(game);
  const scenarios = game.scenarios.length > 0 ? game.scenarios : [null];
  const known = scenarios.flatMap((scenario) => {
    const line = linesFor(measured, game.slug, scenario, seats).find(({ games }) => games >= ENOUGH);
    return line ? [{ scenario, line }] : [];
  });
  const start = (scenario: string | null, seat: number, kind: FairStart['kind'], line?: Measured): FairStart => ({
    setup: { ...scenarioSetup(game, scenario), ...seatSetup(game, seats) },
    scenario,
    seat,
    seats,
    won: line ? Math.round((line.wins[seat] ?? 0) * 100) : null,
    games: line?.games ?? 0,
    kind,
  });
  const easiest = known.filter(({ line }) => together(line)).sort((a, b) => (b.line.wins[0] ?? 0) - (a.line.wins[0] ?? 0))[0];
  if (easiest) return start(easiest.scenario, 0, 'together', easiest.line);
  for (const { scenario, line } of known) {
    const seat = line.wins.findIndex((part) => part >= GOOD && part <= SURE);
    if (seat >= 0) return start(scenario, seat, 'favoured', line);
  }
  const even = known.find(({ line }) => line.wins.every((part) => part >= EVEN));
  if (even) return start(even.scenario, even.line.wins.indexOf(Math.max(...even.line.wins)), 'even', even.line);
  const [first = null] = scenarios;
  return start(first, opener, first === null ? 'unmeasured' : 'recommended');
}

const KEY = 'fair:';

/** Remembers, while this window is open, why a table was begun so. */
export function keepFair(table: string, start: FairStart): void {
  sessionStorage.setItem(KEY + table, JSON.stringify(start));
}

export function fairAt(table: string): FairStart | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY + table) ?? 'null') as FairStart | null;
  } catch {
    return null;
  }
}

export function forgetFair(table: string): void {
  sessionStorage.removeItem(KEY + table);
}
