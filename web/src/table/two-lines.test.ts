import { describe, expect, it } from 'vitest';
import { twoLines } from './two-lines';

describe('what is asked, in two lines', () => {
  it('breaks after the first sentence, which needs no stop', () => {
    expect(twoLines('Choose a casualty in Caen. Hits left: 2.')).toEqual({ title: 'Choose a casualty in Caen', more: 'Hits left: 2.' });
    expect(twoLines('Play a card.')).toEqual({ title: 'Play a card', more: '' });
    expect(twoLines('Blue 8: choose a flag')).toEqual({ title: 'Blue 8: choose a flag', more: '' });
  });

  it('keeps the mark of a question', () => {
    expect(twoLines('Take the die? It stays.')).toEqual({ title: 'Take the die?', more: 'It stays.' });
  });

  it('does not break within a name or a number', () => {
    expect(twoLines('Maj. Gen. J. Collins HQ: choose a tile. Or end.')).toEqual({ title: 'Maj. Gen. J. Collins HQ: choose a tile', more: 'Or end.' });
    expect(twoLines('St.Lo: 2.4 left')).toEqual({ title: 'St.Lo: 2.4 left', more: '' });
  });
});
