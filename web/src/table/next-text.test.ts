import { expect, it } from 'vitest';
import { nextText } from './next-text';

const KNOWN = new Set(['web-choose-tile', 'web-choose-unit', 'web-choose-button']);
const next = (...steps: string[]) => nextText(['Rifleman A', 'Move'], steps, (id) => KNOWN.has(id)).args;

it('says what was chosen, and what kind of thing is chosen next', () => {
  expect(next('tile:1a', 'tile:2b')).toEqual([['chosen', 'Rifleman A, Move'], ['what', { id: 'web-choose-tile' }]]);
});

it('two kinds are joined, and buttons beside things are not worth a word', () => {
  expect(next('tile:1a', 'unit:us-a', 'button:done')?.[1]).toEqual(['what', { id: 'web-prompt-or', args: [['first', { id: 'web-choose-tile' }], ['second', { id: 'web-choose-unit' }]] }]);
  expect(next('button:yes', 'button:no')?.[1]).toEqual(['what', { id: 'web-choose-button' }]);
});

it('a kind that has no name is what comes next', () => expect(next('gizmo:1')?.[1]).toEqual(['what', { id: 'web-choose-other' }]));
