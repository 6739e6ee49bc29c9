import { describe, expect, it } from 'vitest';
import { ClickPath, kindOf, nameOf, type Offered } from './click-path';

const choice = (path: string): Offered => ({ path: path.split(' ') });

/** A play decision in the shape of Battle Line's: troops on flags, a guile card with a target, a pass. */
const play = [
  choice('card:red-7 flag:1'),
  choice('card:red-7 flag:3'),
  choice('card:blue-4 flag:3'),
  choice('card:redeploy card:green-2 flag:5'),
  choice('card:redeploy card:green-2 button:discard'),
  choice('card:scout'),
  choice('button:pass'),
];
const start = new ClickPath(play);

function narrowed(path: ClickPath<Offered>, ...steps: string[]): ClickPath<Offered> {
  return steps.reduce((at, step) => {
    const clicked = at.click(step);
    if (clicked.kind !== 'narrowed') throw new Error(`${step} was ${clicked.kind}`);
    return clicked.path;
  }, path);
}

describe('a path of clicks', () => {
  it('lights the first steps of all choices, each once', () => {
    expect([...start.next]).toEqual(['card:red-7', 'card:blue-4', 'card:redeploy', 'card:scout', 'button:pass']);
  });

  it('narrows step by step', () => {
    const red = narrowed(start, 'card:red-7');
    expect([...red.next]).toEqual(['flag:1', 'flag:3']);
    expect(red.standing('card:red-7')).toBe('chosen');
    expect(red.remaining).toHaveLength(2);
  });

  it('is complete when the whole path was clicked', () => {
    expect(narrowed(start, 'card:red-7').click('flag:3')).toEqual({ kind: 'complete', choice: play[1] });
    expect(start.click('card:scout')).toEqual({ kind: 'complete', choice: play[5] });
  });

  it('asks for a click even where one continuation is left', () => {
    const blue = narrowed(start, 'card:blue-4');
    expect(blue.remaining).toHaveLength(1);
    expect([...blue.next]).toEqual(['flag:3']);
  });

  it('takes the last step back, and a click on a chosen thing lets go of it', () => {
    const deep = narrowed(start, 'card:redeploy', 'card:green-2');
    expect(deep.back().chosen).toEqual(['card:redeploy']);
    expect(narrowed(deep, 'card:redeploy').chosen).toEqual([]);
    expect(start.back().chosen).toEqual([]);
  });

  it('changes to another choice without going back first', () => {
    const red = narrowed(start, 'card:red-7');
    expect(red.standing('card:blue-4')).toBe('instead');
    expect(narrowed(red, 'card:blue-4').chosen).toEqual(['card:blue-4']);
    expect(red.click('button:pass')).toEqual({ kind: 'complete', choice: play[6] });
  });

  it('tells what may come later from what cannot come at all', () => {
    expect(start.standing('flag:1')).toBe('later');
    expect(start.standing('flag:9')).toBe('calm');
    expect(start.click('flag:9')).toEqual({ kind: 'refused', standing: 'calm' });
  });

  it('knows which choices a click leads to', () => {
    expect(start.through('card:red-7')).toEqual(play.slice(0, 2));
    expect(narrowed(start, 'card:red-7').through('flag:3')).toEqual([play[1]]);
    expect(start.through('flag:3')).toEqual([]);
  });

  it('keeps what was chosen when the choices are sent again', () => {
    const deep = narrowed(start, 'card:redeploy', 'card:green-2');
    expect(deep.onto(play).chosen).toEqual(['card:redeploy', 'card:green-2']);
    expect(deep.onto([choice('card:redeploy card:red-1 flag:2')]).chosen).toEqual(['card:redeploy']);
    expect(deep.onto([]).chosen).toEqual([]);
  });

  it('reads kind and name of a step', () => {
    expect(kindOf('card:leader-lion')).toBe('card');
    expect(nameOf('card:leader-lion')).toBe('leader-lion');
  });
});

describe('a thing that stands for several steps', () => {
  const moves = ['zone:14 unit:infantry zone:21', 'zone:14 unit:tank zone:21', 'zone:15 unit:infantry zone:22', 'button:done'].map(choice);
  const all = new ClickPath(moves);

  it('glows where the steps may be clicked one after the other, and where the first of them are chosen', () => {
    expect(all.standing('zone:14 unit:infantry')).toBe('lit');
    expect(narrowed(all, 'zone:14').standing('zone:14 unit:tank')).toBe('lit');
    expect(all.standing('zone:16 unit:tank')).toBe('calm');
    expect(all.standing('unit:tank zone:21')).toBe('later');
    expect(narrowed(all, 'zone:14').standing('unit:tank zone:21')).toBe('lit');
  });

  it('is all of them at one click, is let go of at one, and is changed for another', () => {
    const stack = narrowed(all, 'zone:14 unit:infantry');
    expect(stack.chosen).toEqual(['zone:14', 'unit:infantry']);
    expect(stack.standing('zone:14 unit:infantry')).toBe('chosen');
    expect(narrowed(stack, 'zone:14 unit:infantry').chosen).toEqual([]);
    expect(stack.standing('zone:15 unit:infantry')).toBe('instead');
    expect(narrowed(stack, 'zone:15 unit:infantry').chosen).toEqual(['zone:15', 'unit:infantry']);
    expect(narrowed(all, 'zone:14').click('unit:tank zone:21')).toEqual({ kind: 'complete', choice: moves[1] });
    expect(all.click('unit:tank zone:21')).toEqual({ kind: 'refused', standing: 'later' });
  });

  it('leads to what the whole of it leads to', () => {
    expect(all.through('zone:14 unit:tank')).toEqual([moves[1]]);
    expect(narrowed(all, 'zone:14').through('zone:14 unit:infantry')).toEqual([moves[0]]);
  });
});
