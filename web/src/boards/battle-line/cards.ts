/** What is printed on the cards, by their names in the rules. */

export const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

export type Face =
  | { kind: 'troop'; colour: Colour; value: number }
  | { kind: 'tactic'; name: string; corner: string };

/** What a morale card may stand for, as its corner shows it. */
const CORNERS: Record<string, string> = { 'leader-lion': '1–10', 'leader-eagle': '1–10', horse: '8', shield: '1–3' };

export function faceOf(card: string): Face {
  const dash = card.lastIndexOf('-');
  const colour = COLOURS.find((colour) => colour === card.slice(0, dash));
  if (colour) return { kind: 'troop', colour, value: Number(card.slice(dash + 1)) };
  return { kind: 'tactic', name: card, corner: CORNERS[card] ?? '' };
}

export type HandOrder = 'colour' | 'value';

/** The hand as a player sorts it: troops by colour or value, tactics cards last. */
export function sorted(hand: readonly string[], order: HandOrder): string[] {
  const key = (card: string): [number, number] => {
    const face = faceOf(card);
    if (face.kind === 'tactic') return [99, 0];
    const colour = COLOURS.indexOf(face.colour);
    return order === 'colour' ? [colour, face.value] : [face.value, colour];
  };
  return [...hand].sort((a, b) => {
    const [a0, a1] = key(a);
    const [b0, b1] = key(b);
    return a0 - b0 || a1 - b1 || a.localeCompare(b);
  });
}
