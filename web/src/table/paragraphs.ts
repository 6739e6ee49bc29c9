/** How a line of the log is broken. Most lines are a sentence or two; some games go on by themselves through whole phases. */
import type { Told } from '$src/wire';

export type Break = 'heading' | 'paragraph' | null;

export interface Paragraph {
  heading: boolean;
  told: readonly Told[];
}

/** What is told of one decision, in paragraphs: a heading stands alone, and what begins something has with it what follows from it. */
export function paragraphsOf(told: readonly Told[], breaks: (event: unknown) => Break): Paragraph[] {
  const all: { heading: boolean; told: Told[] }[] = [];
  for (const one of told) {
    const kind = breaks(one.event);
    const last = all.at(-1);
    if (last && kind === null && !last.heading) last.told.push(one);
    else all.push({ heading: kind === 'heading', told: [one] });
  }
  return all;
}
