/**
 * A standing order for casualties: which kinds are given up first. While it is switched on, the server gives hits by it without
 * asking, here or while the player is away. It is the player's own and changed at any time; this browser keeps it for the next
 * match. Which kinds there are, and how they are usually given up, the game says.
 */
import type { SeatOrders } from '$src/wire';
import type { Kind, Side } from '$src/wire/axis-dday';

const KEPT = 'axis-dday-casualties';
const CASUALTIES = 'casualties';

/** The kinds of the first order that is about casualties. */
const kindsIn = (orders: readonly string[]): readonly Kind[] | undefined => orders.map((order) => order.split(' ')).find(([first]) => first === CASUALTIES)?.slice(1) as Kind[] | undefined;
const alike = (one: readonly Kind[], other: readonly Kind[]): boolean => [...one].sort().join() === [...other].sort().join();

export class Standing {
  on = $state(false);
  /** As far as it is known: the game says it at the table. */
  order = $state<Partial<Record<Side, readonly Kind[]>>>({});

  start(): void {
    try {
      const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as { on?: boolean; order?: Partial<Record<Side, Kind[]>> };
      this.on = kept.on === true;
      for (const side of ['axis', 'allies'] as const) {
        const order = kept.order?.[side];
        if (Array.isArray(order)) this.order[side] = order;
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
    const order = [...(this.order[side] ?? [])];
    const at = order.indexOf(kind);
    if (at < 1) return;
    order.splice(at - 1, 2, kind, order[at - 1]!);
    this.order[side] = order;
    this.keep();
  }

  /** What the server is to be told for a side. */
  orders(side: Side): string[] {
    const order = this.order[side];
    return this.on && order ? [[CASUALTIES, ...order].join(' ')] : [];
  }

  /** What the server was told holds, whichever browser said it; else what this browser kept, if it names the kinds of the game. Tells whether the server was told anything. */
  adopt(side: Side, { given, known }: SeatOrders): boolean {
    const usual = kindsIn(known.map(({ order }) => order)) ?? [];
    const told = kindsIn(given);
    const order = told ?? this.order[side];
    this.order[side] = order && alike(order, usual) ? order : usual;
    if (told) this.on = true;
    return told !== undefined;
  }

  private keep(): void {
    localStorage.setItem(KEPT, JSON.stringify({ on: this.on, order: this.order }));
  }
}

export const standing = new Standing();
