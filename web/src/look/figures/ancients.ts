/** The armies of Macedon and Persia. */

import { accent, arm, at, chain, circ, cut, fineCut, hollow, ink, light, line, lit, poly, stroke, torso, type Joint } from './kit';
import type { Figure } from './sprite';

const crested = (x: number, y: number, rot = 0, s = 1, crest = 1) =>
  accent(at(circ(2, 2, 8.5), x, y, rot, s)) +
  ink(at('M-11,2C-12,-9 -6,-14 1,-14C9,-14 13,-8 13,-2L9,-1L10,10L5,9L4,0L-2,1L-3,10L-13,9Z', x, y, rot, s)) +
  (crest ? accent(at('M-15,6Q-22,-12 -8,-21Q4,-27 15,-17L12,-12.5Q3,-18 -5,-14.5Q-12,-10 -10.5,4Z', x, y, rot, s)) : '') +
  light(at('M-8,-2C-8,-7 -4,-10.5 0,-11C-2,-8 -3,-5 -3,-2Z', x, y, rot, s));
const shield = (x: number, y: number, r: number, em = 1) =>
  ink(circ(x, y, r)) +
  accent(circ(x, y, r - 3.6)) +
  (em ? ink(at('M0,-8L2.4,-2.4L8,0L2.4,2.4L0,8L-2.4,2.4L-8,0L-2.4,-2.4Z', x, y, 0, r / 18)) : '');
const spear = (x1: number, y1: number, x2: number, y2: number, w = 3.2) => {
  const a = Math.atan2(y2 - y1, x2 - x1);
  const P = (t: number, n: number): [number, number] => [x2 + Math.cos(a) * t - Math.sin(a) * n, y2 + Math.sin(a) * t + Math.cos(a) * n];
  return stroke(`M${x1},${y1}L${x2},${y2}`, w) + ink(poly(P(-3, -1.5), P(0, -4), P(14, 0), P(0, 4), P(-3, 1.5)));
};
const bare = (h: Joint, k: Joint, a: Joint) =>
  ink(chain(h, k, a)) +
  ink(poly([a[0] - 4, 113], [a[0] + 5, 113], [a[0] + 13, 118], [a[0] + 13, 120], [a[0] - 5, 120])) +
  lit(h, k, a) +
  fineCut(`M${k[0] - 6},${k[1] + 4}l12,1`, 2);
export const infantry: Figure = () =>
  [
    bare([54, 80, 9.5], [46, 98, 7], [34, 112, 5]),
    bare([62, 80, 10], [80, 94, 7.5], [82, 111, 5]),
    ink('M44,66L74,66L80,90L68,87L60,92L50,87L40,90Z'),
    fineCut('M50,74V87M60,74V90M69,74V87', 2),
    torso([58, 70, 12], [60, 48, 14]),
    spear(24, 104, 104, 20),
    arm([52, 46, 7.5], [42, 62, 6], [56, 70, 4.8]),
    shield(80, 62, 23),
    crested(66, 26, 4, 1.05),
  ].join('');
const horse = () =>
  [
    // gallop
    ink('M22,58Q6,56 2,76Q1,86 6,92Q8,78 20,72Z'),
    ink(chain([34, 74, 11], [18, 90, 6.5], [22, 104, 4.5], [10, 114, 4])),
    ink(chain([86, 76, 9], [104, 86, 6], [98, 100, 4.2], [108, 106, 4])),
    ink(chain([36, 66, 16], [60, 68, 14], [84, 66, 15.5]) + chain([86, 62, 13], [104, 36, 8]) + chain([103, 35, 8], [119, 47, 5])),
    lit([34, 64, 14], [60, 64, 11], [84, 62, 12]),
    ink(poly([98, 30], [101, 18], [106, 28])),
    cut('M90,36Q92,50 82,58', 3),
    accent('M100,24Q86,26 82,44Q78,54 72,54Q82,58 90,50Q96,40 102,30Z'),
    ink(chain([38, 72, 12], [42, 92, 7], [30, 104, 5], [34, 118, 4.5])),
    ink(chain([82, 74, 10], [92, 94, 6], [84, 106, 4.5], [90, 118, 4.5])),
    lit([38, 72, 10], [42, 92, 6]),
    cut('M109,34L110.5,34.8', 2.6),
    fineCut('M114,50L118,48', 1.4),
  ].join('');
export const cavalry: Figure = () =>
  [
    '<g transform="translate(4 8.4) scale(.93)">',
    horse(),
    accent('M48,54L74,54L78,72L68,76L46,72Z'),
    ink(chain([60, 52, 8.5], [72, 70, 6.8], [66, 86, 5])),
    ink(poly([62, 84], [70, 84], [80, 90], [64, 91])),
    torso([58, 50, 10.5], [60, 30, 12]),
    spear(14, 64, 112, 16, 3.2),
    arm([58, 30, 6.5], [52, 46, 5.4], [64, 42, 4.4]),
    shield(74, 46, 11, 0),
    crested(65, 11, 2, 0.82),
    '</g>',
  ].join('');
export const archer: Figure = () =>
  [
    bare([52, 80, 9.5], [44, 98, 7], [34, 112, 5]),
    bare([60, 80, 10], [72, 97, 7.5], [74, 111, 5]),
    `<g transform="translate(30 34) rotate(-16)">` +
      accent('M0,4H13V38Q6,42 0,38Z') +
      ink('M-2,-10L2,-12L3,4H0ZM5,-14L9,-14L8,4H5ZM11,-12L15,-9L13,4H10Z') +
      '</g>',
    ink('M42,66L70,66L76,92L64,88L56,93L46,88L36,92Z'),
    fineCut('M48,74V88M57,74V91M66,74V88', 2),
    torso([55, 70, 11.5], [58, 48, 13.5]),
    stroke('M92,10Q118,30 118,52Q118,76 90,98', 5.2),
    line('M92,10L56,50L90,98', 1.8),
    arm([64, 48, 7.5], [88, 52, 6.2], [112, 52, 5]),
    stroke('M52,50H124', 2.6),
    ink(poly([120, 45.5], [128, 50], [120, 54.5])),
    arm([50, 48, 7.5], [34, 52, 6], [54, 51, 4.8]),
    accent(circ(66, 26, 9)),
    ink('M53,26Q52,10 66,8Q80,8 80,22L76,22Q70,18 64,20L62,34L54,36Z'),
    light('M57,20Q58,13 65,11.5Q61,15 61,20Z'),
  ].join('');
export const elephant: Figure = () =>
  [
    '<g transform="translate(3 8.4) scale(.93)">',
    ink(chain([28, 78, 11], [26, 102, 9], [26, 113, 8.5])),
    ink(chain([76, 80, 11], [80, 102, 9], [80, 113, 8.5])),
    ink('M10,60Q4,72 6,90L10,98L12,90Q10,76 16,66Z'),
    ink(chain([32, 70, 25], [66, 68, 25])),
    lit([30, 66, 22], [62, 64, 22]),
    ink(chain([40, 84, 12], [42, 104, 10], [42, 113, 9.5])),
    ink(chain([66, 84, 12], [64, 104, 10], [64, 113, 9.5])),
    cut('M33,116h4M40,117h4M56,116h4M63,117h4', 2.4),
    accent('M30,46Q48,54 70,44L74,58Q50,68 26,60Z'),
    fineCut('M32,54Q50,62 71,51', 1.8),
    ink('M30,20H70L66,48H34Z'),
    cut('M31,31H69', 2.4),
    fineCut('M44,32V47M56,32V47', 2),
    ink('M28,14H36V20H44V14H52V20H60V14H72L70,24H30Z'),
    crested(44, 8, 0, 0.5, 0),
    crested(60, 8, 0, 0.5, 0),
    spear(38, 36, 30, 2, 2.2),
    spear(60, 30, 82, 4, 2.4),
    ink(circ(92, 62, 18)),
    ink(chain([100, 66, 11], [113, 86, 7.5], [109, 104, 5.5], [118, 113, 4])),
    fineCut('M106,84L117,80M105,91L116,89M104,98L114,98', 1.8),
    accent('M78,44Q92,46 94,64Q92,82 80,88Q66,78 68,58Q70,46 78,44Z'),
    fineCut('M78,56Q84,66 79,78', 2),
    accent('M98,78Q108,92 124,88L122,92Q106,99 94,82Z'),
    cut('M102,56L104,57', 3.2),
    '</g>',
  ].join('');
export const chariot: Figure = () =>
  [
    `<g transform="translate(36 22) scale(.8)">${horse()}</g>`,
    stroke('M34,92L92,72', 4),
    spear(20, 60, 76, 6, 2.8),
    torso([26, 66, 9.5], [29, 44, 11.5]),
    arm([32, 44, 6.5], [46, 56, 5.2], [62, 58, 4.2]),
    line('M62,58L112,60', 2),
    arm([22, 44, 6.5], [14, 56, 5.2], [28, 52, 4.2]),
    crested(33, 25, 2, 0.86),
    ink('M4,66Q22,74 44,62L52,96L8,98Z'),
    accent('M10,73Q24,79 41,69.5L46,91L13,93Z'),
    ink(at('M0,-10L3,-3L10,0L3,3L0,10L-3,3L-10,0L-3,-3Z', 28, 82, 0, 0.8)),
    ink(circ(26, 99, 21)),
    hollow(circ(26, 99, 16)),
    ink(circ(26, 99, 5)),
    stroke('M26,84V114M11,99H41M15.5,88.5L36.5,109.5M36.5,88.5L15.5,109.5', 3),
  ].join('');
export const phalanx: Figure = () =>
  [
    ...[0, 1, 2, 3].map((i) => spear(6 + i * 22, 112, 58 + i * 19, 10 + i * 7, 3)),
    ...[0, 1, 2].map((i) => {
      const x = 26 + i * 35;
      return (
        bare([x - 4, 92, 8], [x - 10, 106, 6], [x - 12, 114, 4.5]) +
        bare([x + 4, 92, 8], [x + 10, 104, 6], [x + 8, 114, 4.5]) +
        torso([x, 90, 10.5], [x + 1, 70, 12])
      );
    }),
    ...[0, 1, 2].map((i) => crested(30 + i * 35, 50, 0, 0.92)),
    ...[0, 1, 2].map((i) => shield(32 + i * 35, 84, 20.5)),
  ].join('');
