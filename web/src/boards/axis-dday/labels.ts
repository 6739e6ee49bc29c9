/** What the things of the map are called, in the words of the game; what only the board says is its own. */
import { listed, type Text, sentences } from '$src/lang/text';
import type { Things } from '$src/table/things';
import type { BoxView, ChartView, Power, Side, Stack, Unit, ZoneView } from '$src/wire/axis-dday';

export const sideLabel = (side: Side): Text => ({ id: `ad-side-${side}` });
export const powerLabel = (power: Power): Text => ({ id: `ad-power-${power}` });
export const unitLabel = (things: Things, unit: Unit): Text => things.name(`unit:${unit}`);

/** `3 × British tank`. */
export const unitsLabel = (things: Things, unit: Unit, count: number): Text =>
  count === 1 ? unitLabel(things, unit) : { id: 'ad-units', args: [['count', count], ['unit', unitLabel(things, unit)]] };

export const stacksLabel = (things: Things, stacks: readonly Pick<Stack, 'unit' | 'count'>[]): Text =>
  listed(stacks.map(({ unit, count }) => unitsLabel(things, unit, count)), { id: 'ad-tell-none' });

/** A zone with who holds it and what stands there. */
export function zoneLabel(things: Things, zone: ZoneView): Text {
  const name = things.name(`zone:${zone.zone}`);
  const units = stacksLabel(things, zone.units);
  const parts: Text[] = [];
  if (zone.city) parts.push({ id: 'web-ad-board-city' });
  if (zone.flooded) parts.push({ id: 'web-ad-board-flooded' });
  const args: [string, Text][] = [['zone', name], ['units', units]];
  if (zone.contested) return sentences({ id: 'ad-tell-contested', args }, ...parts);
  if (!zone.control) return sentences({ id: 'ad-tell-sky', args }, ...parts);
  return sentences({ id: 'ad-tell-zone', args: [...args, ['side', sideLabel(zone.control)]] }, ...parts);
}

/** A stack and where it is. */
export const stackLabel = (things: Things, stack: Stack, place: string): Text => ({
  id: 'web-ad-board-stack',
  args: [['units', unitsLabel(things, stack.unit, stack.count)], ['place', things.name(place)], ['moved', stack.moved]],
});

export const boxLabel = (things: Things, box: BoxView): Text => ({
  id: 'web-ad-board-box',
  args: [['box', things.name(`box:${box.box}`)], ['count', box.units.reduce((sum, { count }) => sum + count, 0)], ['capacity', box.capacity], ['units', stacksLabel(things, box.units)]],
});

export function chartLabel(things: Things, chart: ChartView): Text {
  const left = chart.places.filter(({ filled }) => filled).length;
  const next = chart.places.find(({ place }) => place === chart.next);
  return {
    id: 'web-ad-board-chart',
    args: [['chart', things.name(`chart:${chart.chart}`)], ['count', left], ['next', next ? unitLabel(things, next.unit) : { id: 'ad-tell-none' }], ['enter', chart.left]],
  };
}
