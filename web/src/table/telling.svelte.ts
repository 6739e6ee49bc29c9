/**
 * What is told in words: the log, the question, the result, whose turn it is, and what is read aloud. What dice decide is told when they lie on the board, and
 * no later; where nothing moves it is told at once. What may be chosen does not wait: a click ends what rolls.
 */
import { getContext, setContext } from 'svelte';
import type { TableModel } from '$src/net/table-model';

export class Telling {
  private before = $state.raw<TableModel | null>(null);
  private thrown = $state(false);

  /** Something is still seen that has not been told. */
  get waits(): boolean {
    return this.before !== null;
  }

  /** What is waited for are dice. */
  get rolls(): boolean {
    return this.waits && this.thrown;
  }

  /** No more is told than was known before, until what a step has set going has come to its end; dice, perhaps. */
  async after(ended: Promise<void>, before: TableModel, dice = true): Promise<void> {
    this.before = before;
    this.thrown = dice;
    await ended;
    if (this.before === before) this.before = null;
  }

  /** The table as far as it may be told. Who is here, what they say to each other and their clocks are of now. */
  of(now: TableModel): TableModel {
    const { before } = this;
    if (!before) return now;
    // Clocks run on whatever rolls.
    const position = before.position && { ...before.position, clocks: now.position?.clocks ?? [] };
    return { ...before, position, you: now.you, chat: now.chat, presence: now.presence };
  }
}

const KEY = Symbol('told');

export function provideTold(told: () => unknown): void {
  setContext(KEY, told);
}

/** The view whose figures may be told: that of now, or the one before it while dice roll that decide them. */
export function useTold<View>(now: () => View): () => View {
  const told = getContext<(() => unknown) | undefined>(KEY);
  return () => ((told?.() ?? now()) as View);
}
