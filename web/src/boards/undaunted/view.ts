/** The view of `crates/games/undaunted/src/view.rs`, in its own names; a test holds the fields equal. */

export const SIDES = ['us', 'ge'] as const;
export type Side = (typeof SIDES)[number];
export type Marker = 'scouted' | 'controlled';

/** So many cards of each kind; kinds that are not there are left out. */
export type Cards = Record<string, number>;

export interface View {
  viewer: number | 'public' | 'all';
  options: Record<string, unknown>;
  name: string;
  round: number;
  round_limit: number;
  stage: 'initiative' | 'turn' | 'over';
  turn: Side | null;
  marker: Side;
  to_act: number[];
  step: StepView | null;
  ending: EndingView | null;
  map: MapView;
  us: SideView;
  ge: SideView;
}

export type StepView =
  | { kind: 'initiative' }
  | { kind: 'play' }
  | { kind: 'bolster'; left: number; squad: string | null }
  | { kind: 'blast'; left: string[] };

export interface EndingView {
  rule: string;
  winner: Side;
}

export interface MapView {
  layout: 'columns' | 'rows';
  tiles: TileView[];
}

export interface TileView {
  tile: string;
  line: number;
  offset: number;
  cover: number;
  hill?: number;
  ground: string;
  objective?: number;
  radio: boolean;
  us: Marker | null;
  ge: Marker | null;
}

export interface SideView {
  goal: number | 'pin';
  points: number;
  pinned: boolean;
  hopeless: boolean;
  counters: CounterView[];
  spawns: SpawnView[];
  target: string | null;
  hand: HandView;
  chosen: ChosenView | null;
  deck: number;
  deck_cards?: string[];
  pool: Cards;
  play: Cards;
  discard: Cards;
  supply: Cards;
  removed: number;
  removed_cards?: Cards;
}

export interface CounterView {
  unit: string;
  tile: string;
  suppressed: boolean;
  defence: number;
}

export interface SpawnView {
  tile: string;
  serves: string[];
}

export interface HandView {
  size: number;
  cards?: Cards;
  known: Cards;
  excluded: string[][];
}

export interface ChosenView {
  card?: string;
}

/** The side that a seat leads. */
export const sideOf = (seat: number): Side => (seat === 1 ? 'ge' : 'us');
export const seatOf = (side: Side): number => SIDES.indexOf(side);
