/** Figures as symbols of one hidden drawing: a board hands in what it shows, once, and every `Figure` refers to it. */

import type { Helmet } from './kit';

/** Draws a figure; soldiers and what carries them look different with another helmet. */
export type Figure = (helmet: Helmet) => string;

export const VIEW_BOX = '-2 -4 132 126';
const SPRITE = 'figures';

/** The name of a figure's symbol in the page. */
export const symbolOf = (name: string, helmet: Helmet = 'us') => `figure-${name}-${helmet}`;

/** The symbols of a set of figures, with either helmet. */
export const symbols = (figures: Readonly<Record<string, Figure>>): string =>
  Object.entries(figures)
    .flatMap(([name, figure]) =>
      (['us', 'ge'] as const).map((helmet) => `<symbol id="${symbolOf(name, helmet)}" viewBox="${VIEW_BOX}">${figure(helmet)}</symbol>`),
    )
    .join('');

const shown = new Set<string>();

/** The one hidden drawing that everything else refers to. */
function sprite(): Element {
  const there = document.getElementById(SPRITE);
  if (there) return there;
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  made.id = SPRITE;
  made.setAttribute('aria-hidden', 'true');
  made.setAttribute('class', 'figure-sprite');
  document.body.append(made);
  return made;
}

/** Makes figures known to the page; those it knows already cost nothing. */
export function useFigures(figures: Readonly<Record<string, Figure>>): void {
  const fresh = Object.fromEntries(Object.entries(figures).filter(([name]) => !shown.has(name)));
  if (typeof document === 'undefined' || Object.keys(fresh).length === 0) return;
  sprite().insertAdjacentHTML('beforeend', symbols(fresh));
  for (const name of Object.keys(fresh)) shown.add(name);
}

/** Makes further symbols known under a name of their own, drawn the first time somebody asks. */
export function useSymbols(name: string, draw: () => string): void {
  if (typeof document === 'undefined' || shown.has(name)) return;
  sprite().insertAdjacentHTML('beforeend', draw());
  shown.add(name);
}
