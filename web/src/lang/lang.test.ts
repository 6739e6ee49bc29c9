import { beforeEach, describe as suite, expect, it, vi } from 'vitest';
import { lang } from './lang.svelte';

suite('words that are fetched', () => {
  beforeEach(() => {
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  });

  it('are there for whoever asks while they are on their way', async () => {
    const first = lang.withGame('undaunted');
    await lang.withGame('undaunted');
    expect(lang.has('un-card-scout')).toBe(true);
    await first;
  });

  it('come in the order in which they were asked for', async () => {
    await Promise.all([lang.choose('nl'), lang.withGame('heroes'), lang.choose('hu'), lang.withLearning('battle-line')]);
    expect(lang.current).toBe('hu');
    for (const id of ['un-card-scout', 'hn-ability-go', 'bl-role-persia']) expect(lang.has(id), id).toBe(true);
  });
});
