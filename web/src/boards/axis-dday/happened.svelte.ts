/**
 * What is seen only while it happens, and is no part of the position: the moves and the dice of the running card, and the
 * last combat.
 */
import type { Event, Side, Spot, Unit, Volley, Zone } from '$src/wire/axis-dday';

export interface Move {
  unit: Unit;
  count: number;
  from: Spot;
  via: Zone | null;
  to: Spot;
}

/** Dice that fell at a place outside of combat. */
export interface Cast {
  /** Tells one throw from the next. */
  number: number;
  /** Where it was fired from, if it came from elsewhere. */
  from: Spot | null;
  at: Spot;
  dice: readonly number[];
  needs: number;
}

export interface Fought {
  number: number;
  zone: Zone;
  attacker: Side;
  attack: readonly Volley[];
  defence: readonly Volley[];
  casualties: readonly { unit: Unit; count: number }[];
  over: boolean;
}

const KEPT_CASTS = 6;
const KEPT_MOVES = 24;

export class Happened {
  moves = $state.raw<readonly Move[]>([]);
  casts = $state.raw<readonly Cast[]>([]);
  /** The last combats, the newest first. */
  fights = $state.raw<readonly Fought[]>([]);
  private count = 0;
  private told = false;

  note(seen: Event): void {
    this.told = true;
    switch (seen.kind) {
      case 'card-came':
        if (seen.deck !== 'order') break;
        this.moves = [];
        this.casts = [];
        this.fights = this.fights.length > 0 && seen.number !== 11 && seen.number !== 13 ? this.fights : [];
        break;
      case 'moved':
        if (seen.to === 'airfield') break;
        this.moves = [...this.moves, { unit: seen.unit, count: seen.count, from: seen.from, via: seen.via ?? null, to: seen.to }].slice(-KEPT_MOVES);
        break;
      case 'airborne-attack':
        this.cast(`zone:${seen.zone}`, seen.dice, seen.needs);
        break;
      case 'shot':
        this.cast(seen.at, [seen.die], seen.needs, seen.from ?? null);
        break;
      case 'strafed':
        this.cast(`zone:${seen.zones.at(-1) ?? 0}`, seen.dice, seen.needs);
        break;
      case 'guns-fired':
        this.cast(`zone:${seen.at}`, seen.dice, seen.needs, `zone:${seen.from}`);
        break;
      case 'battle-began':
        this.count += 1;
        this.fights = [{ number: this.count, zone: seen.zone, attacker: seen.attacker, attack: [], defence: [], casualties: [], over: false }, ...this.fights];
        break;
      case 'battle-rolled':
        this.fight(seen.attacking ? { attack: seen.volleys } : { defence: seen.volleys });
        break;
      case 'casualty':
        this.fight({ casualties: [...(this.fights[0]?.casualties ?? []), { unit: seen.unit, count: seen.count }] });
        break;
      case 'battle-ended':
        this.fight({ over: true });
        break;
    }
  }

  /** The position has changed. If nothing was told with it, somebody looks elsewhere, and what was seen is past. */
  settle(): void {
    if (!this.told) {
      this.moves = [];
      this.casts = [];
      this.fights = [];
    }
    this.told = false;
  }

  forgetFights(): void {
    this.fights = [];
  }

  private cast(at: Spot, dice: readonly number[], needs: number, from: Spot | null = null): void {
    this.count += 1;
    this.casts = [...this.casts, { number: this.count, from: from === at ? null : from, at, dice, needs }].slice(-KEPT_CASTS);
  }

  private fight(more: Partial<Fought>): void {
    const [last, ...others] = this.fights;
    if (last) this.fights = [{ ...last, ...more }, ...others];
  }
}

export const happened = new Happened();
