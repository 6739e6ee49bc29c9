import type { NewSeat } from '../src/wire';
import { FIRST, SECOND, UNDAUNTED_LAST_PLAY } from './last-play.mjs';

/** A position in the middle of each game, for tests that look at all boards alike. */

export interface Middle {
  game: string;
  position: unknown;
  seats: NewSeat[];
}

export const MIDDLES: readonly [Middle, ...Middle[]] = [
  {
    game: 'battle-line',
    seats: FIRST,
    position: {
      turn: 0,
      step: 'play',
      flags: [
        { flag: 1, sides: [['red-1', 'red-2', 'red-3'], ['blue-1', 'blue-2', 'blue-3']] },
        { flag: 3, sides: [['green-4', 'green-5', 'green-6', 'green-8'], ['blue-9', 'blue-10']], mud: 0 },
        { flag: 4, sides: [['yellow-4', 'yellow-5'], ['purple-4', 'purple-5', 'purple-6']], fog: 1 },
        { flag: 7, sides: [['orange-1', 'orange-2'], ['orange-8', 'orange-9', 'orange-10']] },
      ],
      hands: [['red-7', 'red-8', 'orange-5', 'orange-6', 'yellow-10', 'leader-lion', 'horse'], ['purple-9', 'traitor']],
      guile: [['scout', 'redeploy'], ['deserter']],
    },
  },
  {
    game: 'undaunted',
    seats: FIRST,
    position: { setup: { scenario: '1' }, turn: 'us', marker: 'us', us: { hand: ['sergeant', 'rifle-a', 'scout-a', 'fog'] } },
  },
  {
    game: 'dday-dice',
    seats: [{ kind: 'me' }],
    position: { setup: { map: 'tiger' }, phase: 'dice', units: [{ soldiers: 12, dice: ['s1', 's2', 'star', 'courage', 'tool', 'skull'] }] },
  },
  {
    game: 'heroes',
    seats: FIRST,
    position: {
      setup: { scenario: 'turqueville' },
      turn: 3,
      phase: 'us',
      commands: 2,
      activation: { unit: 'u50a' },
      us: { units: ['u01a@b1 activated', 'u02a@c1', 'u15a@b4', { card: 'u50a', at: 'd3', hit: 1 }], directives: 4, hand: ['u41a', 'eu01', 'hu'] },
      ge: { units: ['g07a@d5 hidden', 'g28a@d4', 'g16a@f5 hidden'], directives: 3, hand: ['eg01'] },
    },
  },
  {
    game: 'axis-dday',
    seats: SECOND,
    position: {
      turn: 3,
      step: 'order 8',
      zones: { 11: { us: '5I 1A' }, 14: { us: '4I 1A 2T' }, 15: { uk: '3I 1T' }, 16: { uk: '2I 1A', axis: '1I 1B' }, 30: { axis: '3I 1A 1T' } },
      boxes: { utah: '', omaha: '2I', gold: '1I 1A', juno: '', sword: '2I 1T', '82nd': '', '101st': '', '6th': '' },
      charts: { us: '7-12, 15-38', uk: '6-29' },
    },
  },
];

/** The fight for Caen, with the Axis attacking (example X-01 of the rules). */
export const CAEN = {
  turn: 4,
  step: 'order 13',
  zones: { 30: { axis: '3I 1A 3T', uk: '2I 4A 1T' }, 17: {}, 16: {}, 15: {}, 14: {}, 11: {} },
  boxes: { utah: '', omaha: '', gold: '', juno: '', sword: '', '82nd': '', '101st': '', '6th': '' },
  charts: { uk: '6-29', rennes: '4-40' },
  // The Axis has rolled (example X-01), so that nothing hangs on luck.
  doing: { fight: { zone: 30, rolled: 'attacker', dice: { attacker: [4, 2, 5, 2, 2, 2, 5] } } },
};

/** Positions a few decisions before the end of each game. */
export const ENDS = {
  'battle-line': {
    seats: FIRST,
    position: {
      turn: 0,
      step: 'play',
      flags: [
        ...[1, 5, 7, 9].map((flag) => ({ flag, 'claimed-by': 0 })),
        { flag: 3, sides: [['green-8', 'green-9'], ['blue-9', 'orange-10']] },
      ],
      hands: [['green-10', 'red-2', 'yellow-4'], ['purple-9']],
    },
  },
  undaunted: { seats: SECOND, position: UNDAUNTED_LAST_PLAY },
  // The last soldier in front of a machine gun.
  'dday-dice': {
    seats: [{ kind: 'me' }],
    position: { setup: { map: 'omaha', nations: ['us'] }, turn: 7, phase: 'fire', units: [{ sector: 8, soldiers: 1 }], fire: [{ sector: 8, mg: [6] }] },
  },
  // The last COMMAND marker of the last phase.
  heroes: {
    seats: SECOND,
    position: {
      setup: { scenario: 'turqueville' },
      turn: 5,
      phase: 'ge',
      commands: 1,
      us: { units: ['u15a@b1'], hand: [], reserve: [] },
      ge: { units: ['g28a@d5'], hand: [], reserve: [], directives: 1 },
    },
  },
  // The last reinforcements of the last turn.
  'axis-dday': {
    seats: SECOND,
    position: {
      turn: 10,
      step: 'order 14',
      empty: true,
      zones: { 11: { us: '3I' }, 15: { uk: '2I' }, 30: { axis: '3I 1A' }, 33: { axis: '2I' } },
      charts: { us: '37-38', uk: '28-29' },
    },
  },
} satisfies Record<string, { seats: NewSeat[]; position: unknown }>;
