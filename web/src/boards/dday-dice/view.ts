/** The view of `crates/games/dday-dice/src/view.rs`, in its own names; a test holds the fields equal. */

export type Face = 'skull' | 'star' | 's1' | 's2' | 'courage' | 'tool';
export type DieName = 'r1' | 'r2' | 'w1' | 'w2' | 'b1' | 'b2';
export type SectorId = number | 'bunker';
export type Nation = 'us' | 'uk' | 'ca' | 'fr';
export type Phase =
  | 'start'
  | 'pool'
  | 'dice'
  | 'result'
  | 'upkeep'
  | 'marker'
  | 'supply'
  | 'move'
  | 'combat'
  | 'fire'
  | 'losses'
  | 'end'
  | 'over';

export const FACES: readonly Face[] = ['skull', 'star', 's1', 's2', 'courage', 'tool'];
export const RESOURCES = ['soldiers', 'stars', 'courage', 'points'] as const;
export type Resource = (typeof RESOURCES)[number];

export interface View {
  viewer: number | 'public' | 'all';
  options: Record<string, unknown>;
  map: MapView;
  turn: number;
  phase: Phase;
  to_act: number[];
  window: WindowView | null;
  ask: Ask | null;
  sectors: SectorView[];
  edges: EdgeView[];
  units: UnitView[];
  pool: PoolView;
  supply: string[];
  awards: string[];
  ending: EndingView | null;
}

export interface MapView {
  id: string;
  name: string;
  place: string;
  date: string;
  special_damage: 'specialist' | 'courage' | null;
}

export interface WindowView {
  kind: 'result' | 'upkeep' | 'supply' | 'move' | 'fire';
  order: number[];
  done: number[];
  last: boolean;
}

/** A question that interrupts the phase. */
export interface Ask {
  ask: string;
  seat: number;
  face?: Face;
  rolled?: number | null;
  left?: number;
}

export interface SectorView {
  id: SectorId;
  row: number;
  span: [number, number];
  def: number[];
  mg: number;
  mg_dice: number[];
  silenced: boolean[];
  mg_most: number | null;
  def_zero: boolean;
  def_less: number;
  shield: 'white' | 'black';
  demand: Demand;
  bonus: Face | null;
  penalty: Face | null;
  here: string | null;
  dice: number;
  no_lock: boolean;
  no_items: boolean;
  award: boolean;
  enter_d6: boolean;
  max_units: number;
  special: boolean;
  start: boolean;
  units: number[];
}

export type Demand = 'none' | { have: string[] } | { sacrifice: string[] } | { discard: string[] } | { explosives: number };

export interface EdgeView {
  from: SectorId;
  to: SectorId;
  forward: boolean;
  cost: number;
  mines: boolean;
  obstacle: boolean;
}

export interface UnitView {
  seat: number;
  nation: Nation;
  sector: SectorId;
  visited: SectorId[];
  marker: number;
  turns_left: number | null;
  must_move: boolean;
  strength: number;
  soldiers: number;
  stars: number;
  courage: number;
  points: number;
  specialists: string[];
  dead: string[];
  recruits: PriceView[];
  items: string[];
  vehicle: string | null;
  awards: string[];
  played: string[];
  dice: DieView[];
  dice_stage: 'idle' | 'mulligan' | 'lock' | 'reroll' | 'ready';
  rerolls_left: number;
  reserve: Face[] | null;
  results: Face[];
  ready: boolean;
  cry: boolean;
  moved: boolean;
  bunker_turn: number | null;
  def: number;
  losses: number | null;
  special: number;
  reach: ReachView[];
  victory_points: number;
}

export interface DieView {
  die: DieName;
  face: Face;
  locked: boolean;
  marked: boolean;
  cancelled: boolean;
}

export interface PriceView {
  id: string;
  cost: number;
}

export interface ReachView {
  sector: SectorId;
  courage: number | null;
  open: boolean;
  demand_met: boolean;
  mines: boolean;
  expected_loss: number;
  worst_loss: number;
  survival: number;
}

export interface PoolView {
  items: PriceView[];
  vehicles: PriceView[];
}

export interface EndingView {
  won: boolean;
  rule: string;
  seat: number | null;
  points: number[];
  total: number;
}
