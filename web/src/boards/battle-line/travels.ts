import type { Travel } from '../board';

/** The events of `crates/games/battle-line/src/event.rs` that move something. */
type Moving =
  | { kind: 'placed'; seat: number; card: string; flag: number }
  | { kind: 'scouting'; seat: number }
  | { kind: 'redeployed'; seat: number; card: string; from: number; to: number | null }
  | { kind: 'deserted'; seat: number; card: string; from: number }
  | { kind: 'turned-traitor'; seat: number; card: string; from: number; to: number }
  | { kind: 'drew'; seat: number; deck: 'troops' | 'tactics'; card?: string }
  | { kind: 'put-back'; seat: number; deck: 'troops' | 'tactics'; card?: string }
  | { kind: 'claimed'; seat: number; flag: number };

/** Which card goes from where to where. What was in sight before finds its own way; the rest is named here. */
export function travels(event: unknown): Travel[] {
  const moving = event as Moving;
  switch (moving.kind) {
    case 'placed':
      return [{ thing: `card:${moving.card}`, from: `hand-${moving.seat}` }];
    case 'scouting':
      return [{ thing: 'card:scout', from: `hand-${moving.seat}` }];
    case 'redeployed':
      return [{ thing: 'card:redeploy', from: `hand-${moving.seat}` }, { thing: `card:${moving.card}`, to: 'discards' }];
    case 'deserted':
      return [{ thing: 'card:deserter', from: `hand-${moving.seat}` }, { thing: `card:${moving.card}`, to: 'discards' }];
    case 'turned-traitor':
      return [{ thing: 'card:traitor', from: `hand-${moving.seat}` }];
    case 'drew':
      return [{ ...seen(moving.card), from: `deck-${moving.deck}`, to: `hand-${moving.seat}` }];
    case 'put-back':
      return [{ ...seen(moving.card), from: `hand-${moving.seat}`, to: `deck-${moving.deck}` }];
    default:
      return [];
  }
}

const seen = (card: string | undefined): Travel => (card ? { thing: `card:${card}` } : {});
