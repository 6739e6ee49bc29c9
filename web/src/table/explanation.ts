import type { Component, Text } from '$src/wire';
import type { Things } from './things';

/** What is to be said of something on the table. */
export interface Explanation {
  element: HTMLElement;
  /** Its name, or its spoken label where the game prints nothing on it. */
  title: string;
  /** What a screen reader says of it here and now. */
  label: string;
  component: Component | null;
  /** As paths call it. */
  thing: string;
}

/** The innermost thing at a place of the page. `data-thing` names what is shown; else `data-step` does, what can be chosen. */
export const thingAt = (target: EventTarget | null): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>('[data-thing], .thing') : null);

/** What is to be said of it; nothing of things that say nothing. */
export function explain(element: HTMLElement, things: Things, say: (component: Component) => string): Explanation | null {
  const thing = element.dataset.thing ?? element.dataset.step ?? '';
  const component = things.get(thing) ?? null;
  const label = (element.matches('.thing') ? element.querySelector(':scope > [role="img"]') : element)?.getAttribute('aria-label') ?? '';
  const title = component ? say(component) : label;
  return title ? { element, title, label: label || title, component, thing } : null;
}

/** A text of several sentences, or a list of phrases, as each of them; any other as itself. */
export function paragraphs(text: Text): readonly Text[] {
  const parts = (text.args ?? []).map(([, part]) => part);
  const isText = (part: unknown): part is Text => typeof part === 'object' && part !== null && 'id' in part;
  if (text.id === 'core-then') return parts.filter(isText).flatMap(paragraphs);
  const [only, ...more] = parts;
  return text.id.endsWith('-list') && more.length === 0 && Array.isArray(only) ? only : [text];
}

/** A box of this size beside a thing: to its right, left, above or below, wherever there is room first; never over the thing while one of them has room, and never out of sight. */
export function beside(thing: DOMRect, box: { width: number; height: number }, screen: { width: number; height: number }): { left: number; top: number } {
  const GAP = 10;
  const within = (value: number, size: number, all: number) => Math.max(GAP, Math.min(value, all - size - GAP));
  const top = within(thing.top + thing.height / 2 - box.height / 2, box.height, screen.height);
  const left = within(thing.left + thing.width / 2 - box.width / 2, box.width, screen.width);
  const sides = [
    { room: screen.width - thing.right - 2 * GAP - box.width, left: thing.right + GAP, top },
    { room: thing.left - 2 * GAP - box.width, left: thing.left - GAP - box.width, top },
    { room: thing.top - 2 * GAP - box.height, left, top: thing.top - GAP - box.height },
    { room: screen.height - thing.bottom - 2 * GAP - box.height, left, top: thing.bottom + GAP },
  ];
  const most = Math.max(...sides.map(({ room }) => room));
  const best = sides.find(({ room }) => room >= 0) ?? sides.find(({ room }) => room === most) ?? { left, top };
  return { left: within(best.left, box.width, screen.width), top: within(best.top, box.height, screen.height) };
}

/** Figures with the same label are one line: an item that is used in four steps says so once. */
export function together(figures: readonly { label: string; value: string }[]): { label: string; value: string }[] {
  const found = new Map<string, string[]>();
  for (const { label, value } of figures) found.set(label, [...(found.get(label) ?? []), value]);
  return [...found].map(([label, values]) => ({ label, value: values.join(', ') }));
}

/** Figures that write down in signs what `about` says in words, or that tell where a card's data come from: nothing to read. */
const NOTATION = new Set(['shooting', 'abilities', 'mark', 'points']);

/** What is printed on a thing and can be read as it is; that there is one of it says nothing. */
export const printed = (component: Component | null): Component['figures'] => (component?.figures ?? []).filter(({ key, value }) => !NOTATION.has(key) && !(key === 'copies' && value === 1));
