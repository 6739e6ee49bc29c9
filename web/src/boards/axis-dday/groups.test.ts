import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ClickPath } from '$src/controller/click-path';
import type { Choice } from '$src/controller/odds';
import { Picking } from '$src/controller/picking.svelte';
import type { View } from '$src/wire/axis-dday';
import { boxStackStep, boxStep, stackStep, zoneStep } from './asked';
import { deedOf, Groups, most } from './groups.svelte';
import { Standing, standing } from './standing.svelte';

const view = JSON.parse(readFileSync(new URL('./example.json', import.meta.url), 'utf8')) as View;
const choice = (path: string): Choice => ({ action: path, path: path.split(' '), text: { id: path } }) as Choice;
const choices = (...paths: string[]) => paths.map(choice);

/** A table that offers what is left of a number of like units, and takes one at a time. */
class Table {
  readonly sent: string[] = [];
  readonly groups = new Groups();
  readonly picking: Picking;

  constructor(
    private left: Record<string, number>,
    private readonly refusesAt = Number.POSITIVE_INFINITY,
  ) {
    this.picking = new Picking({ send: (made) => this.take(made), why: async () => null });
    this.picking.helper = this.groups;
    this.offer();
  }

  offer(): void {
    this.picking.offer(choices(...Object.keys(this.left).filter((path) => (this.left[path] ?? 0) > 0), 'button:done'), view);
  }

  private take({ action, path }: Choice): void {
    this.sent.push(action);
    if (this.sent.length === this.refusesAt) {
      this.groups.refused();
    } else {
      // One unit of a place is gone, wherever it could have gone to.
      for (const way of Object.keys(this.left)) if (way.startsWith(`${path[0]} ${path[1]}`)) this.left[way] = (this.left[way] ?? 0) - 1;
    }
    this.offer();
  }
}

beforeEach(() => {
  standing.on = false;
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
});

describe('a stack', () => {
  it('goes as a whole, one unit at a time, and nothing is sent beyond it', () => {
    const table = new Table({ 'zone:17 unit:uk-infantry zone:31': 3, 'zone:17 unit:uk-infantry zone:30': 3 });
    table.picking.click('zone:17 unit:uk-infantry');
    table.picking.click('zone:31');
    expect(table.sent).toEqual(Array.from({ length: 3 }, () => 'zone:17 unit:uk-infantry zone:31'));
    expect(table.groups.running).toBe(false);
  });

  it('goes in the number that was said', () => {
    const table = new Table({ 'zone:17 unit:uk-infantry zone:31': 5 });
    table.groups.set('march', 2);
    table.picking.click('zone:17 unit:uk-infantry');
    table.picking.click('zone:31');
    expect(table.sent).toHaveLength(2);
  });

  it('stops at the first refusal', () => {
    const table = new Table({ 'zone:17 unit:uk-infantry zone:31': 5 }, 2);
    table.picking.click('zone:17 unit:uk-infantry');
    table.picking.click('zone:31');
    expect(table.sent).toHaveLength(2);
  });

  it('is followed by the next like unit on request', () => {
    const table = new Table({ 'unit:uk-fighter zone:30': 4 });
    table.picking.click('unit:uk-fighter');
    table.picking.click('zone:30');
    expect(table.sent).toHaveLength(1);
    table.groups.again();
    table.picking.help();
    expect(table.sent).toHaveLength(2);
  });
});

describe('a place', () => {
  it('sends everybody where a click after it says, tanks with their stop', () => {
    const table = new Table({ 'zone:17 unit:uk-infantry zone:31': 2, 'zone:17 unit:uk-tank zone:31 button:stop': 1, 'zone:17 unit:uk-tank zone:31 zone:39': 1, 'zone:17 unit:uk-infantry zone:30': 2 });
    table.picking.click('zone:17');
    table.picking.click(zoneStep(view, table.picking.path, 31));
    expect(table.sent).toEqual(['zone:17 unit:uk-infantry zone:31', 'zone:17 unit:uk-infantry zone:31', 'zone:17 unit:uk-tank zone:31 button:stop']);
  });

  it('lands everybody of a box, and of all boxes', () => {
    const left = { 'box:utah unit:us-infantry zone:11': 3, 'box:utah unit:us-artillery zone:11': 1, 'box:gold unit:uk-tank zone:15': 1, 'box:gold unit:uk-tank zone:16': 1 };
    const one = new Table({ ...left });
    one.groups.landAll([{ box: 'utah', zone: 11 }]);
    one.picking.help();
    expect(one.sent).toHaveLength(4);
    const all = new Table({ ...left });
    all.groups.landAll([{ box: 'utah', zone: 11 }, { box: 'gold', zone: 15 }]);
    all.picking.help();
    expect(all.sent).toHaveLength(5);
    expect(all.sent).toContain('box:gold unit:uk-tank zone:15');
  });
});

describe('what a click stands for', () => {
  const path = (paths: string[], ...chosen: string[]) => new ClickPath(choices(...paths), chosen);

  it('is a plane and a zone, or a chart and a place, where the place is enough', () => {
    expect(zoneStep(view, path(['unit:uk-fighter zone:30', 'unit:us-fighter zone:30']), 30)).toBe('unit:uk-fighter zone:30');
    expect(zoneStep(view, path(['chart:rennes zone:37', 'chart:rouen zone:37']), 37)).toBe('chart:rennes zone:37');
    expect(zoneStep(view, path(['chart:rennes zone:37', 'chart:rouen zone:37'], 'chart:rouen'), 37)).toBe('zone:37');
    expect(boxStep(path(['chart:us box:utah']), 'utah')).toBe('chart:us box:utah');
  });

  it('is never the goal of a unit before it was said which', () => {
    expect(zoneStep(view, path(['zone:14 unit:us-infantry zone:21']), 21)).toBe('zone:21');
  });

  it('is a tank that stops, or one that goes on by the way with the fewest fighters', () => {
    const tank = ['zone:14 unit:us-tank zone:21 button:stop', 'zone:14 unit:us-tank zone:22 zone:26', 'zone:14 unit:us-tank zone:21 zone:26'];
    expect(zoneStep(view, path(tank, 'zone:14', 'unit:us-tank'), 21)).toBe('zone:21 button:stop');
    const patrolled = { ...view, zones: view.zones.map((zone) => (zone.zone === 22 ? { ...zone, units: [{ unit: 'us-fighter', power: 'us', kind: 'fighter', count: 2, moved: 0 }] } : { ...zone, units: [] })) } as View;
    expect(zoneStep(patrolled, path(tank, 'zone:14', 'unit:us-tank'), 26)).toBe('zone:21 zone:26');
  });

  it('is a gun and its target, or a bomber and what lies below it', () => {
    expect(boxStackStep(path(['zone:4 box:utah unit:us-infantry', 'zone:7 box:utah unit:us-infantry']), 'utah', 'us-infantry')).toBe('zone:4 box:utah unit:us-infantry');
    expect(boxStackStep(path(['zone:4 box:utah unit:us-infantry', 'zone:7 box:utah unit:us-infantry'], 'zone:7'), 'utah', 'us-infantry')).toBe('box:utah unit:us-infantry');
    const bombing = { ...view, asks: { ...view.asks, decision: 'D17', about: 'bomb' }, zones: view.zones.map((zone) => (zone.zone === 30 ? { ...zone, units: [...zone.units, { unit: 'uk-bomber', power: 'uk', kind: 'bomber', count: 1, moved: 0 }] } : zone)) } as View;
    expect(stackStep(bombing, path(['unit:uk-bomber unit:tank']), 30, 'tank')).toBe('unit:uk-bomber unit:tank');
    expect(stackStep(bombing, path(['unit:uk-bomber unit:tank']), 26, 'tank')).toBe('zone:26 unit:tank');
  });

  it('is told by its kinds', () => {
    expect(['zone:1 unit:tank zone:2 zone:3', 'box:utah unit:us-tank zone:11', 'unit:uk-bomber zone:3', 'chart:us box:utah', 'zone:3', 'zone:3 unit:tank'].map((steps) => deedOf(steps.split(' ')))).toEqual(['march', 'land', 'fly', 'enter', 'shoot', null]);
    const stack = view.zones.find(({ zone }) => zone === 14)?.units[0];
    expect(most(view, 'march', ['zone:14', `unit:${stack?.unit}`])).toBe(stack?.count);
  });
});

describe('a standing order', () => {
  const usual = { axis: 'casualties infantry artillery blockhouse tank', allies: 'casualties infantry artillery tank' };
  const orders = (side: 'axis' | 'allies', ...given: string[]) => ({ given, known: [{ order: usual[side], text: { id: 'ad-order-casualties', args: [] } }] });

  it('is told to the server while it is switched on', () => {
    const order = new Standing();
    expect(order.orders('allies')).toEqual([]);
    order.turn(true);
    expect(order.orders('allies')).toEqual([]);
    order.adopt('allies', orders('allies'));
    order.adopt('axis', orders('axis'));
    expect(order.orders('allies')).toEqual(['casualties infantry artillery tank']);
    expect(order.orders('axis')).toEqual(['casualties infantry artillery blockhouse tank']);
  });

  it('is the player’s own', () => {
    const order = new Standing();
    order.adopt('allies', orders('allies'));
    order.adopt('axis', orders('axis'));
    order.turn(true);
    order.raise('allies', 'tank');
    order.raise('allies', 'tank');
    expect(order.orders('allies')).toEqual(['casualties tank infantry artillery']);
    expect(order.order.axis?.[0]).toBe('infantry');
  });

  it('that was kept holds if it names the kinds of the game', () => {
    vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ on: true, order: { axis: ['tank'], allies: ['tank', 'artillery', 'infantry'] } }), setItem: () => undefined });
    const order = new Standing();
    order.start();
    order.adopt('allies', orders('allies'));
    order.adopt('axis', orders('axis'));
    expect(order.orders('allies')).toEqual(['casualties tank artillery infantry']);
    expect(order.orders('axis')).toEqual([usual.axis]);
  });

  it('is what the server was told by another browser', () => {
    const order = new Standing();
    expect(order.adopt('axis', orders('axis'))).toBe(false);
    expect(order.on).toBe(false);
    expect(order.adopt('axis', orders('axis', 'casualties tank infantry artillery blockhouse'))).toBe(true);
    expect([order.on, order.order.axis?.[0]]).toEqual([true, 'tank']);
  });
});
