import { expect, it } from 'vitest';
import type { TableModel } from '$src/net/table-model';
import { Telling } from './telling.svelte';

const table = (seq: number, more: Partial<TableModel> = {}): TableModel => ({
  seq,
  skew: 0,
  table: { id: 't' } as TableModel['table'],
  you: { seats: [0] } as TableModel['you'],
  position: null,
  log: Array.from({ length: seq }, (_, index) => ({ seq: index + 1 }) as TableModel['log'][number]),
  chat: [],
  presence: { seats: [0], spectators: 0 } as TableModel['presence'],
  ...more,
});

/** Something that rolls until it is ended. */
function rolling(): { ended: Promise<void>; end: () => void } {
  let end = (): void => undefined;
  const ended = new Promise<void>((wake) => (end = wake));
  return { ended, end };
}

it('what dice decide is told when they lie', async () => {
  const telling = new Telling();
  const dice = rolling();
  const told = telling.after(dice.ended, table(1));
  expect(telling.of(table(2)).log).toHaveLength(1);
  expect(telling.waits).toBe(true);
  dice.end();
  await told;
  expect(telling.of(table(2)).log).toHaveLength(2);
  expect(telling.waits).toBe(false);
});

it('what people say to each other does not wait for dice', () => {
  const telling = new Telling();
  void telling.after(rolling().ended, table(1));
  const chat = [{ n: 1, text: 'Well rolled!' }] as unknown as TableModel['chat'];
  expect(telling.of(table(2, { chat })).chat).toBe(chat);
});

it('clocks do not wait for dice either', () => {
  const telling = new Telling();
  const position = (left: number) => ({ clocks: [{ seat: 0, left }], sights: [] }) as unknown as TableModel['position'];
  void telling.after(rolling().ended, table(1, { position: position(60) }));
  expect(telling.of(table(2, { position: position(48) })).position?.clocks).toEqual([{ seat: 0, left: 48 }]);
});

it('dice that are overtaken by others do not tell what those decide', async () => {
  const telling = new Telling();
  const [first, second] = [rolling(), rolling()];
  const told = telling.after(first.ended, table(1));
  void telling.after(second.ended, table(2));
  first.end();
  await told;
  expect(telling.of(table(3)).log).toHaveLength(2);
});

it('it knows whether dice are waited for, or something else that is looked at', async () => {
  const telling = new Telling();
  expect(telling.rolls).toBe(false);
  const [dice, proof] = [rolling(), rolling()];
  const told = telling.after(dice.ended, table(1));
  expect(telling.rolls).toBe(true);
  dice.end();
  await told;
  expect(telling.rolls).toBe(false);
  void telling.after(proof.ended, table(2), false);
  expect([telling.waits, telling.rolls]).toEqual([true, false]);
});

it('where nothing rolls everything is told at once', () => {
  const now = table(3);
  expect(new Telling().of(now)).toBe(now);
});
