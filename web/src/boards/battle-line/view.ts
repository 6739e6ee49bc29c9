/** The view of `crates/games/battle-line/src/view.rs`, in its own names; a test holds the fields equal. */

export interface View {
  viewer: number | 'public' | 'all';
  options: Record<string, unknown>;
  game: number;
  points: [number, number];
  turn: number;
  turn_of: number;
  to_act: number[];
  step: unknown;
  ending: EndingView | null;
  plays: number;
  passes: number;
  may_pass: boolean;
  claimable: number[];
  flags: FlagView[];
  hands: [HandView, HandView];
  decks: DecksView;
  guile: [string[], string[]];
  discards: string[];
  tactics_played: [number, number];
  leaders_played: [number, number];
  unseen: string[];
  starting_draw: StartingDrawView;
}

export interface EndingView {
  rule: string;
  winner: number | null;
}

export interface FlagView {
  flag: number;
  claimed_by: number | null;
  full: number;
  fog: number | null;
  mud: number | null;
  sides: [SideView, SideView];
}

export interface SideView {
  cards: string[];
  ages: number[];
  complete: boolean;
  age: number | null;
  formation: StrengthView | null;
  could_become: StrengthView | null;
}

export interface StrengthView {
  name: string;
  sum: number;
}

export interface HandView {
  troops: number;
  tactics: number;
  cards?: string[];
  known?: string[];
}

export interface DecksView {
  troops: DeckView;
  tactics: DeckView;
}

export interface DeckView {
  size: number;
  scouted: number;
  top: string[];
}

export interface StartingDrawView {
  shown: string[];
  last: [string, string] | null;
  troops_drawn: [number, number];
  shown_played: [number, number];
}
