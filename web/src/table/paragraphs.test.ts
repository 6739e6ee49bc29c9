import { describe as suite, expect, it } from 'vitest';
import { type Break, paragraphsOf } from './paragraphs';

const told = (...events: string[]) => events.map((event) => ({ event, text: { id: event } }));
const breaks = (event: unknown): Break => (event === 'order' ? 'heading' : event === 'battle' ? 'paragraph' : null);
const written = (...events: string[]) => paragraphsOf(told(...events), breaks).map((one) => `${one.heading ? '# ' : ''}${one.told.map(({ event }) => event).join(' ')}`);

suite('the paragraphs of a line of the log', () => {
  it('keeps what belongs together together', () => {
    expect(written('done', 'order', 'battle', 'dice', 'loss', 'battle', 'dice')).toEqual(['done', '# order', 'battle dice loss', 'battle dice']);
  });

  it('lets a heading stand alone, and says what comes before the first break', () => {
    expect(written('order', 'dice', 'loss')).toEqual(['# order', 'dice loss']);
    expect(written('dice', 'loss')).toEqual(['dice loss']);
    expect(written()).toEqual([]);
  });
});
