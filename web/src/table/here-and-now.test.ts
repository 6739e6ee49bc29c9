import { describe, expect, it } from 'vitest';
import { ClickPath } from '$src/controller/click-path';
import type { Choice } from '$src/controller/odds';
import { now, nowText } from './here-and-now';

const choice = (...path: string[]): Choice => ({ path, action: path.join(' '), text: { id: path.join('-') } }) as unknown as Choice;

describe('what a click would do here and now', () => {
  const offered = [choice('card:rifle', 'action:move', 'tile:1'), choice('card:rifle', 'action:move', 'tile:2'), choice('card:rifle', 'action:control'), choice('card:scout', 'action:scout'), choice('button:end')];
  const path = new ClickPath(offered);

  it('is the choice, if there is but one', () => {
    expect(now(path, 'card:scout')).toEqual({ does: offered[3] });
    expect(nowText({ does: offered[3]! }, {})).toEqual({ id: 'web-now-does', args: [['what', { id: 'card:scout-action:scout' }]] });
  });

  it('is what may be chosen next, by name, if there are several', () => {
    const found = now(path, 'card:rifle');
    expect(found).toEqual({ leads: ['action:move', 'action:control'] });
    expect(nowText(found!, { 'action:move': { id: 'un-move' } })).toEqual({ id: 'web-now-leads', args: [['what', [{ id: 'un-move' }, { id: 'control' }]]] });
  });

  it('is a number of places, which the board lights', () => {
    const chosen = new ClickPath(offered, ['card:rifle']);
    expect(nowText(now(chosen, 'action:move')!, {})).toEqual({ id: 'web-now-many', args: [['count', 2]] });
  });

  it('is found for a stack, which stands for two clicks', () => {
    const stacks = new ClickPath([choice('zone:14', 'unit:tank', 'zone:13'), choice('zone:14', 'unit:tank', 'zone:15'), choice('zone:14', 'unit:infantry', 'zone:13')]);
    expect(now(stacks, 'zone:14 unit:tank')).toEqual({ leads: ['zone:13', 'zone:15'] });
  });

  it('is nothing for what does not glow', () => {
    expect(now(path, 'card:fog')).toBeNull();
  });
});
