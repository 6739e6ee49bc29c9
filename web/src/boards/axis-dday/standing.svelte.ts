/**
 * A standing order for casualties: which kinds are given up first. While it is switched on, the server gives hits by it without
 * asking, here or while the player is away. It is the player's own and changed at any time; this browser keeps it for the next
 * match.
 */
import type { Kind, Side } from '$src/wire/axis-dday';

const KEPT = 'axis-dday-casualties';
const CASUALTIES = 'casualties';
/** Those whose fire is missed least come first. */
export const USUAL: Record<Side, readonly Kind[]> = { axis: ['infantry', 'artillery', 'blockhouse', 'tank'], allies: ['infantry', 'artillery', 'tank'] };

const whole = (side: Side, order: readonly Kind[]): boolean => [...order].sort().join() === [...USUAL[side]].sort().join();

export class Standing {
  on = $state(false);
  order = $state<Record<Side, readonly Kind[]>>({ ...USUAL });

  start(): void {
    try {
      const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as { on?: boolean; order?: Partial<Record<Side, Kind[]>> };
      this.on = kept.on === true;
      for (const side of ['axis', 'allies'] as const) {
        const order = kept.order?.[side];
        if (order && whole(side, order)) this.order[side] = order;
      }
    } catch {
      // What was kept is nothing we know: the usual holds.
    }
  }

  turn(on: boolean): void {
    this.on = on;
    this.keep();
  }

  /** One place earlier. */
  raise(side: Side, kind: Kind): void {
    const order = [...this.order[side]];
    const at = order.indexOf(kind);
    if (at < 1) return;
    order.splice(at - 1, 2, kind, order[at - 1]!);
    this.order[side] = order;
    this.keep();
  }

  /** What the server is to be told for a side. */
  orders(side: Side): string[] {
    return this.on ? [[CASUALTIES, ...this.order[side]].join(' ')] : [];
  }

  /** What the server was told holds, whichever browser said it. Tells whether it was told anything. */
  adopt(side: Side, given: readonly string[]): boolean {
    const words = given.map((order) => order.split(' ')).find(([first]) => first === CASUALTIES);
    if (!words) return false;
    const order = words.slice(1) as Kind[];
    if (whole(side, order)) this.order[side] = order;
    this.on = true;
    return true;
  }

  private keep(): void {
    localStorage.setItem(KEPT, JSON.stringify({ on: this.on, order: this.order }));
  }
}

export const standing = new Standing();
