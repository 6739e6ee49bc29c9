/**
 * What teaches a game: two pages of how to play, one page of player aid, and a lesson in a real match. A game's part lies with
 * its board, in `boards/<slug>/learn`: this data, drawings of its own pieces, and the sentences in every language.
 */
import type { Component } from 'svelte';
import { lang } from '$src/lang/lang.svelte';
import type { Lesson } from './lesson';

/** A list of sentences of our own: the messages `learn-<slug>-<list>-<item>`, each with a title. */
export interface Sentences {
  list: string;
  items: readonly string[];
}

/** A table of what the game prints: all things of a kind, with what they do and the figures that are asked for. */
export interface Printed {
  /** The message that names it is `learn-<slug>-things-<key>`. */
  key: string;
  /** The things are called `<kind>:…`. */
  kind: string;
  /** Only those of which this holds: the name behind the colon. */
  only?: (name: string) => boolean;
  /** The strongest first, where the game lists it last. */
  backwards?: boolean;
  figures?: readonly string[];
  /** Its figures say all that there is to say. */
  terse?: boolean;
}

export interface Learning {
  slug: string;
  /** The parts of a turn, in order. */
  turn: readonly string[];
  /** What newcomers get wrong, each with the clause that says it: five of them. */
  wrong: readonly { item: string; rule: string }[];
  /** What the player aid has besides the turn. */
  aid: readonly (Sentences | Printed)[];
  /** Draws `aim` and `turn`. */
  Picture: Component<{ which: 'aim' | 'turn' }>;
  /** Draws the sign of a thing, if it has one. */
  Sign: Component<{ thing: string }>;
  /** The drawings that signs show, once on a page. */
  Art: Component;
  lesson: Lesson;
}

const LEARNING = import.meta.glob<{ learning: Learning }>('../boards/*/learn/index.ts');

/** Fetched when somebody wants to learn, with its sentences; the first load is not longer for it. */
export async function loadLearning(slug: string): Promise<Learning | null> {
  const load = LEARNING[`../boards/${slug}/learn/index.ts`];
  if (!load) return null;
  const [{ learning }] = await Promise.all([load(), lang.withLearning(slug)]);
  return learning;
}
