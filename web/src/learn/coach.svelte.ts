/** Which lessons are under way, and how far. It is kept in this browser, so that a lesson can be left and taken up again. */
import { getContext, setContext } from 'svelte';
import { loadLearning } from './learning';
import { isDone, type Lesson, type LessonStep, type Seen } from './lesson';

interface Kept {
  game: string;
  step: number;
  /** The learner has sent the coach away. */
  left: boolean;
}

const LESSON = 'lesson:';
const TABLE = 'lesson-table:';

function kept(table: string): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(LESSON + table) ?? 'null') as Partial<Kept> | null;
    if (!found || typeof found.game !== 'string' || typeof found.step !== 'number') return null;
    return { game: found.game, step: found.step, left: found.left === true };
  } catch {
    return null;
  }
}

/** A lesson begins at this table. */
export function beginLesson(game: string, table: string): void {
  localStorage.setItem(LESSON + table, JSON.stringify({ game, step: 0, left: false } satisfies Kept));
  localStorage.setItem(TABLE + game, table);
}

/** The table of a lesson that was begun and not finished. */
export function unfinished(game: string): string | null {
  const table = localStorage.getItem(TABLE + game);
  return table && kept(table) ? table : null;
}

/** Takes the lesson up again where it was left. */
export function takeUp(table: string): void {
  const found = kept(table);
  if (found) localStorage.setItem(LESSON + table, JSON.stringify({ ...found, left: false }));
}

/** Leads through the lesson of one table, if there is one. */
export class Coach {
  lesson = $state.raw<Lesson | null>(null);
  game = $state('');
  at = $state(0);
  left = $state(false);
  /** The last sentence was read just now. */
  finished = $state(false);
  private before: Seen | null = null;

  constructor(private readonly table: string) {
    const found = kept(table);
    if (!found) return;
    this.game = found.game;
    this.left = found.left;
    void loadLearning(found.game).then((learning) => {
      if (!learning || found.step >= learning.lesson.steps.length) return;
      this.at = found.step;
      this.lesson = learning.lesson;
    });
  }

  get step(): LessonStep | null {
    return this.left ? null : (this.lesson?.steps[this.at] ?? null);
  }

  /** There is a lesson that was sent away. */
  get waits(): boolean {
    return this.left && this.lesson !== null && !this.finished;
  }

  /** Looks at the match: what the sentence asks for may have been done. */
  look(now: Seen): void {
    const step = this.step;
    if (!step) return;
    if (!this.before) this.before = now;
    else if (isDone(step.until, this.before, now)) this.next(now);
    // What is decided while the sentence waits for an undo may be taken back as well.
    else if (step.until.do === 'undo') this.before = now;
  }

  next(now: Seen | null = null): void {
    if (!this.lesson) return;
    this.at += 1;
    this.before = now;
    if (this.at >= this.lesson.steps.length) {
      this.finished = true;
      this.lesson = null;
      localStorage.removeItem(LESSON + this.table);
    } else this.keep();
  }

  back(): void {
    if (this.at === 0) return;
    this.at -= 1;
    this.before = null;
    this.keep();
  }

  leave(): void {
    this.left = true;
    this.keep();
  }

  resume(): void {
    this.left = false;
    this.before = null;
    this.keep();
  }

  private keep(): void {
    localStorage.setItem(LESSON + this.table, JSON.stringify({ game: this.game, step: this.at, left: this.left } satisfies Kept));
  }
}

const KEY = Symbol('coach');

export function provideCoach(coach: Coach): Coach {
  return setContext(KEY, coach);
}

export function useCoach(): Coach {
  return getContext<Coach>(KEY);
}
