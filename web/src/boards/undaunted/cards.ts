/** What is printed on the cards, by their names in the rules; a test holds it to the game's own table. */
import type { Cards } from './view';

export type Title = 'sergeant' | 'guide' | 'leader' | 'scout' | 'rifle' | 'sniper' | 'gunner' | 'mortar' | 'fog';

/** One action on a card. */
export interface Deed {
  name: string;
  /** Steps, cards or dice; some actions have no number. */
  strength?: number;
  /** Only for cards of the same squad. */
  ownSquad?: boolean;
}

export interface Print {
  initiative: number;
  deeds: readonly Deed[];
}

export const PRINTED: Record<Title, Print> = {
  sergeant: { initiative: 9, deeds: [{ name: 'bolster', strength: 3 }, { name: 'command', strength: 2 }] },
  guide: { initiative: 8, deeds: [{ name: 'bolster', strength: 1 }, { name: 'guide', strength: 1 }] },
  leader: { initiative: 7, deeds: [{ name: 'bolster', strength: 2, ownSquad: true }, { name: 'inspire', strength: 1, ownSquad: true }] },
  scout: { initiative: 6, deeds: [{ name: 'scout', strength: 2 }, { name: 'attack', strength: 1 }, { name: 'recon' }, { name: 'conceal' }] },
  rifle: { initiative: 5, deeds: [{ name: 'move', strength: 1 }, { name: 'attack', strength: 1 }, { name: 'control' }] },
  sniper: { initiative: 4, deeds: [{ name: 'stalk', strength: 1 }, { name: 'attack', strength: 3 }] },
  gunner: { initiative: 3, deeds: [{ name: 'move', strength: 1 }, { name: 'attack', strength: 2 }, { name: 'suppress', strength: 4 }] },
  mortar: { initiative: 2, deeds: [{ name: 'move', strength: 1 }, { name: 'target' }, { name: 'blast', strength: 1 }] },
  fog: { initiative: 1, deeds: [] },
};

export interface Face extends Print {
  title: Title;
  /** `A`, `B`, `C`, or nothing. */
  squad: string;
}

export function faceOf(kind: string): Face {
  const [title = 'fog', squad = ''] = kind.split('-') as [Title, string?];
  return { title, squad: squad.toUpperCase(), ...PRINTED[title] };
}

const TITLES = Object.keys(PRINTED);

/** The kinds of a pile with their numbers, the highest initiative first. */
export function stacks(cards: Cards): { kind: string; count: number }[] {
  const place = (kind: string) => TITLES.indexOf(kind.split('-')[0] ?? '');
  return Object.entries(cards)
    .map(([kind, count]) => ({ kind, count }))
    .sort((a, b) => place(a.kind) - place(b.kind) || a.kind.localeCompare(b.kind));
}

export const total = (cards: Cards): number => Object.values(cards).reduce((sum, count) => sum + count, 0);
