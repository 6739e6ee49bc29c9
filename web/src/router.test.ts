import { describe, expect, it } from 'vitest';
import { screenAt, to } from './router.svelte';

describe('addresses', () => {
  it('are read back as they are written', () => {
    expect(screenAt(to.home())).toEqual({ name: 'home' });
    expect(screenAt(to.table('abc'))).toEqual({ name: 'table', id: 'abc' });
    expect(screenAt(to.campaign('abc'))).toEqual({ name: 'campaign', id: 'abc' });
    expect(screenAt(to.newCampaign('undaunted'))).toEqual({ name: 'new-campaign', game: 'undaunted' });
    expect(screenAt(to.record('abc', 12))).toEqual({ name: 'record', id: 'abc', line: 12 });
    expect(screenAt(to.record('abc'))).toEqual({ name: 'record', id: 'abc', line: null });
    expect(screenAt(to.rules('battle-line', 'BL-3.5'))).toEqual({ name: 'rules', game: 'battle-line', clause: 'BL-3.5' });
    expect(screenAt(to.profile())).toEqual({ name: 'profile', who: null });
    expect(screenAt('#/friend/abc')).toEqual({ name: 'friend', token: 'abc' });
    expect(screenAt('')).toEqual({ name: 'home' });
  });

  it('that lead nowhere say so', () => {
    for (const wrong of ['#/table', '#/campaign', '#/campaigns', '#/nothing', '#/link', '#/friend', '#/table/a/b/c', '#/record/']) {
      expect(screenAt(wrong).name, wrong).toBe('nowhere');
    }
  });

  it('may be broken without harm', () => {
    expect(screenAt('#/table/%E0%A4%A')).toEqual({ name: 'table', id: '%E0%A4%A' });
    expect(screenAt('#/record/abc/-4')).toEqual({ name: 'record', id: 'abc', line: null });
  });
});
