import { getContext, setContext } from 'svelte';
import { api } from '$src/net/http';
import type { Component, FigureValue, Text } from '$src/wire';

/**
 * What is printed on the things of a set-up, as the game's crate tells it: by the names that paths and views use, such as
 * `card:fog`. Boards take names, effects and numbers from here and know none of their own.
 */
export class Things {
  private readonly byName: ReadonlyMap<string, Component>;

  constructor(readonly all: readonly Component[]) {
    this.byName = new Map(all.flatMap((component) => [component.thing, ...(component.copies ?? [])].map((thing) => [thing, component])));
  }

  get(thing: string): Component | undefined {
    return this.byName.get(thing);
  }

  /** What it is, for those who draw it: its `kind`, `colour`, `power`. Nothing, if it is not of that sort. */
  is(thing: string, key: string): string {
    return this.get(thing)?.traits?.[key] ?? '';
  }

  /** All things of a kind, in the order in which the game lists them. */
  of(kind: string): Component[] {
    return this.all.filter(({ thing }) => thing.startsWith(`${kind}:`));
  }

  /** What it is called. A thing that is not known is called by its name in paths, so that nothing goes missing silently. */
  name(thing: string): Text {
    return this.get(thing)?.name ?? { id: thing };
  }

  /** What it does. */
  about(thing: string): Text {
    return this.get(thing)?.about ?? { id: thing };
  }

  figure(thing: string, key: string): FigureValue | undefined {
    return this.get(thing)?.figures.find((figure) => figure.key === key)?.value;
  }

  /** A figure that is a number; nothing, if nothing of that key is printed there. */
  number(thing: string, key: string): number | null {
    const value = this.figure(thing, key);
    return typeof value === 'number' ? value : null;
  }
}

const asked = new Map<string, Promise<Things>>();
const keyOf = (game: string, setup: unknown): string => `${game} ${JSON.stringify(setup)}`;

/** The things of a set-up, asked for once. */
export function thingsOf(game: string, setup: unknown): Promise<Things> {
  const key = keyOf(game, setup);
  const known = asked.get(key);
  if (known) return known;
  const things = api.components(game, setup).then(({ components }) => new Things(components));
  asked.set(key, things);
  // What failed is asked for again by whoever needs it next.
  things.catch(() => asked.delete(key));
  return things;
}

/** The same set-up with everything said, as a table has it: whoever opens one has its things already. */
export function keepThings(game: string, whole: unknown, things: Things): void {
  asked.set(keyOf(game, whole), Promise.resolve(things));
}

const KEY = Symbol('things');

/** The board below is drawn after the things are known; until then there are none. */
export function provideThings(things: () => Things): void {
  setContext(KEY, things);
}

export function useThings(): () => Things {
  return getContext<() => Things>(KEY);
}
