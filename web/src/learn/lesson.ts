/** A lesson: a real match from a chosen position, and ten sentences that lead through it. */

/** What has to be done before the next sentence. */
export type Until =
  /** Read it, and press "next". */
  | { do: 'read' }
  /** Click this thing. */
  | { do: 'click'; step: string }
  /** Make a decision, whichever it is. */
  | { do: 'play' }
  /** Ask why something cannot be chosen. */
  | { do: 'ask' }
  /** Take a decision back. */
  | { do: 'undo' }
  /** Wait until it is one's own turn again. */
  | { do: 'turn' };

export interface LessonStep {
  /** The message `learn-<slug>-step-<key>`. */
  key: string;
  /** The things that are pointed out, as paths call them. */
  at: readonly string[];
  until: Until;
}

export interface Lesson {
  /** The position that the match begins from: what `load` of the engine protocol takes. */
  position: unknown;
  /** Where the learner sits, among how many. The others are bots. */
  seat: number;
  seats: number;
  steps: readonly LessonStep[];
}

/** What is known of the match, as far as lessons ask. */
export interface Seen {
  /** The clicks that were made towards a decision. */
  chosen: readonly string[];
  /** A reason is shown why something cannot be chosen. */
  told: boolean;
  /** The learner's own decisions that stand in the log, by their number. */
  deeds: readonly number[];
  myTurn: boolean;
  over: boolean;
}

/** Is the step done, seen from what was there when it began? */
export function isDone(until: Until, before: Seen, now: Seen): boolean {
  const played = now.deeds.some((deed) => !before.deeds.includes(deed));
  switch (until.do) {
    case 'read':
      return false;
    case 'click':
      return played || now.chosen.includes(until.step);
    case 'play':
      return played;
    case 'ask':
      return now.told;
    case 'undo':
      return before.deeds.some((deed) => !now.deeds.includes(deed));
    case 'turn':
      return now.over || (now.myTurn && (played || !before.myTurn));
  }
}
