import type { ChatLine, ClockFace, LogLine, OddsTold, Position, Presence, Sight, Step, Sync, TableInfo, You } from '$src/wire';

/** What this client knows of a table. It never changes; every message gives a new one. */
export interface TableModel {
  readonly seq: number;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  readonly skew: number;
  readonly table: TableInfo;
  readonly you: You;
  readonly position: Position | null;
  readonly log: readonly LogLine[];
  readonly chat: readonly ChatLine[];
  readonly presence: Presence;
}

export function synced(sync: Sync, now: number): TableModel {
  const { seq, table, you, position, log, chat, presence } = sync;
  return { seq, skew: sync.now - now, table, you, position, log, chat, presence };
}

/**
 * The table after a step, or nothing if a step before it is missing. A step that is known already changes nothing; an
 * empty one from here to here, the answer to a greeting after which nothing was missed, brings clocks up to date.
 */
export function stepped(model: TableModel, step: Step, now: number): TableModel | null {
  if (step.from !== model.seq) return step.seq <= model.seq ? model : null;
  const removed = new Set(step.removed ?? []);
  return {
    ...model,
    seq: step.seq,
    skew: step.now - now,
    table: step.table ?? model.table,
    you: step.you ?? model.you,
    position: step.same ? withClocks(model.position, step.same) : step.position,
    log: [...model.log.filter(({ seq }) => !removed.has(seq)), ...step.log],
  };
}

/** The same position, by the clocks of now. */
function withClocks(position: Position | null, clocks: ClockFace[]): Position | null {
  return position && { ...position, clocks };
}

/** The table with what the choices of a seat may bring, if that is told of the position that is known. */
export function withOdds(model: TableModel, { seq, seat, choices }: OddsTold): TableModel {
  if (seq !== model.seq || !model.position || choices.length === 0) return model;
  const known = new Map(choices.map(({ action, odds }) => [action, odds]));
  const sights = model.position.sights.map((sight) =>
    sight.viewer !== seat
      ? sight
      : {
          ...sight,
          choices: sight.choices.map((choice) => {
            const odds = known.get(choice.action);
            return odds ? { ...choice, odds } : choice;
          }),
        },
  );
  return { ...model, position: { ...model.position, sights } };
}

/** Who is here, and what is said: it goes its own way beside what happens on the board. */
export type Company = Pick<TableModel, 'chat' | 'presence'>;
export const companyOf = ({ chat, presence }: Company): Company => ({ chat, presence });

export function chatted<Known extends Company>(model: Known, line: ChatLine): Known {
  return { ...model, chat: joined(model.chat, [line]) };
}

/** The table with all that was said and stands, in place of what was known: a line was removed, or has lost its name. */
export function talked<Known extends Company>(model: Known, lines: readonly ChatLine[]): Known {
  return { ...model, chat: lines };
}

function joined(known: readonly ChatLine[], more: readonly ChatLine[]): ChatLine[] {
  const numbers = new Set(known.map(({ n }) => n));
  return [...known, ...more.filter(({ n }) => !numbers.has(n))].sort((a, b) => a.n - b.n);
}

/** Which of one's own seats is asked now, if any. */
export function askedSeat(model: TableModel): number | null {
  return model.position?.to_act.find((seat) => model.you.seats.includes(seat)) ?? null;
}

/** The eyes to look through: those of `seat` if this client has them, else the first there are. */
export function sightOf(position: Pick<Position, 'sights'>, seat: number | null): Sight | null {
  return position.sights.find(({ viewer }) => viewer === seat) ?? position.sights[0] ?? null;
}

/** Who sits at the bottom of the board. */
export function nearSeat(model: TableModel, shown: number | null): number {
  return shown ?? model.you.seats[0] ?? 0;
}
