import { describe, expect, it } from 'vitest';
import type { Choice } from '$src/wire';
import { Picking, type Table } from './picking.svelte';

const choice = (action: string, path: string): Choice => ({ action, path: path.split(' '), text: { id: action } });
const choices = [choice('red-7 @3', 'card:red-7 flag:3'), choice('red-7 @4', 'card:red-7 flag:4'), choice('scout', 'card:scout')];

/** A table that remembers what it was sent and asked. */
class RememberingTable implements Table {
  sent: string[] = [];
  asked: string[][] = [];

  send({ action }: Choice): void {
    this.sent.push(action);
  }

  async why(path: string[]) {
    this.asked.push(path);
    return { text: { id: 'because' }, rule: 'BL-9.2' };
  }
}

function table(): RememberingTable {
  return new RememberingTable();
}

function offered() {
  const at = table();
  const picking = new Picking(at);
  picking.offer(choices);
  return { at, picking };
}

describe('picking', () => {
  it('sends an action once, and offers nothing more until the table answers', () => {
    const { at, picking } = offered();
    picking.click('card:red-7');
    picking.click('flag:3');
    picking.click('flag:3');
    expect(at.sent).toEqual(['red-7 @3']);
    expect(picking.asked).toBe(false);
  });

  it('takes clicks back one by one', () => {
    const { picking } = offered();
    picking.click('card:red-7');
    expect(picking.back()).toBe(true);
    expect(picking.standing('card:red-7')).toBe('lit');
    expect(picking.back()).toBe(false);
  });

  it('asks the table why a thing cannot be chosen, with what was clicked so far', async () => {
    const { at, picking } = offered();
    await picking.whyNot('card:horse');
    picking.click('card:red-7');
    await picking.whyNot('flag:9');
    expect(at.asked).toEqual([['card:horse'], ['card:red-7', 'flag:9']]);
    expect(picking.reason).toEqual({ step: 'flag:9', text: { id: 'because' }, rule: 'BL-9.2' });
    expect(picking.back()).toBe(true);
    expect(picking.reason).toBeNull();
    expect(picking.path.chosen).toEqual(['card:red-7']);
  });

  it('leaves to the table what is to be said of a thing that comes later', async () => {
    const { at, picking } = offered();
    picking.click('flag:3');
    await Promise.resolve();
    expect(at.asked).toEqual([['flag:3']]);
    expect(picking.reason?.rule).toBe('BL-9.2');
  });

  it('keeps an answer that comes after the odds of the same position', async () => {
    const { picking } = offered();
    const waiting = picking.whyNot('card:horse');
    picking.tell(choices);
    await waiting;
    expect(picking.reason).toMatchObject({ step: 'card:horse', rule: 'BL-9.2' });
  });

  it('drops an answer that comes too late', async () => {
    const { picking } = offered();
    const waiting = picking.whyNot('card:horse');
    picking.click('card:red-7');
    await waiting;
    expect(picking.reason).toBeNull();
  });

  it('says nothing to somebody who is not asked', async () => {
    const at = table();
    await new Picking(at).whyNot('card:horse');
    expect(at.asked).toEqual([]);
  });
});
