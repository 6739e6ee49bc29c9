/** The parts that every figure is cut from: 128 × 128, feet on y = 120, looking right, light from the upper left. docs/figures.md says how to draw the next one. */

/** A joint of a limb: where it is and how thick. */
export type Joint = readonly [x: number, y: number, radius: number];
type Point = readonly [x: number, y: number];
/** Whose helmet a soldier wears. */
export type Helmet = 'us' | 'ge';
/** A path, or one that is moved, turned and scaled. */
type Shape = string | { transform: string; path: string };

const round = (n: number) => +n.toFixed(1);

/** A limb between two joints. */
function limb([x1, y1, r1]: Joint, [x2, y2, r2]: Joint): string {
  const along = Math.atan2(y2 - y1, x2 - x1);
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const lean = Math.acos(Math.max(-1, Math.min(1, (r1 - r2) / length)));
  const on = (x: number, y: number, r: number, angle: number) => `${round(x + r * Math.cos(angle))},${round(y + r * Math.sin(angle))}`;
  const wide = lean > Math.PI / 2 ? 1 : 0;
  return (
    `M${on(x1, y1, r1, along - lean)}L${on(x2, y2, r2, along - lean)}` +
    `A${round(r2)},${round(r2)} 0 ${wide} 1 ${on(x2, y2, r2, along + lean)}L${on(x1, y1, r1, along + lean)}` +
    `A${round(r1)},${round(r1)} 0 ${1 - wide} 1 ${on(x1, y1, r1, along - lean)}Z`
  );
}

/** A limb through several joints. */
export const chain = (...joints: Joint[]) =>
  joints
    .slice(1)
    .map((joint, i) => limb(joints[i]!, joint))
    .join('');
export const circ = (x: number, y: number, r: number) =>
  `M${round(x - r)},${round(y)}a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0Z`;
export const poly = (...points: Point[]) => `M${points.map(([x, y]) => `${round(x)},${round(y)}`).join('L')}Z`;
export const at = (path: string, x: number, y: number, turn = 0, scale = 1): Shape => ({
  path,
  transform: `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale !== 1 ? ` scale(${scale})` : ''}`,
});

const draw = (name: string, shape: Shape) =>
  typeof shape === 'string'
    ? `<path class="${name}" d="${shape}"/>`
    : `<path class="${name}" transform="${shape.transform}" d="${shape.path}"/>`;
/** The body, with a halo in the ground's colour. */
export const ink = (shape: Shape) => draw('f-ink', shape);
/** Face, hands, pack, shield; with a halo. */
export const accent = (shape: Shape) => draw('f-accent', shape);
/** A lit stripe, without a halo. */
export const light = (shape: Shape) => draw('f-light', shape);
/** A knife's cut in the ground's colour. */
export const cut = (path: string, width = 2) => `<path class="f-cut" stroke-width="${width}" d="${path}"/>`;
/** A cut that goes when the figure is small. */
export const fineCut = (path: string, width = 1.6) => `<path class="f-cut f-fine" stroke-width="${width}" d="${path}"/>`;
export const line = (path: string, width: number) => `<path class="f-line" stroke-width="${width}" d="${path}"/>`;
/** A line of ink with a halo below. */
export const stroke = (path: string, width = 3) =>
  `<path class="f-cut" stroke-width="${round(width + 3.2)}" d="${path}"/>${line(path, width)}`;
/** A hole: the ground shows. */
export const hollow = (path: string) => `<path class="f-hollow" d="${path}"/>`;
/** The lit side of a limb. */
export const lit = (...joints: Joint[]) => light(chain(...joints.map(([x, y, r]): Joint => [x - r * 0.34, y - r * 0.3, r * 0.42])));

const HELM = {
  us: 'M-13.5,1C-14,-10 -8,-16.5 1,-16.5C10.5,-16.5 15,-9.5 15.5,-2.5L18,.5L17,2.8L-13,2.8Z',
  ge: 'M-12.5,-2C-13,-12 -6.5,-16.5 1,-16.5C9.5,-16.5 14.5,-11 14.8,-4.5L19.5,-1L19,2L10,1.5L7,4.5L-5,5.5L-18,9L-18.5,6L-13.5,2Z',
};
const HLIT = {
  us: 'M-9.5,-3C-9,-10 -4.5,-13.5 1,-13.8C-1.5,-10.5 -3,-7.5 -3,-3Z',
  ge: 'M-9.5,-4C-9,-10.5 -4.5,-13.5 1,-13.8C-1.5,-10.5 -3,-8 -3,-4Z',
};
export const head = (x: number, y: number, rot = 0, h: Helmet = 'us', s = 1) =>
  accent(at(circ(2, 2.5, 8.6) + 'M9,1L12.5,5L8,8Z', x, y, rot, s)) +
  ink(at(HELM[h], x, y, rot, s)) +
  light(at(HLIT[h], x, y, rot, s)) +
  (h === 'us' ? `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${s})">${fineCut('M-10,3Q-2,9 3,11', 1.5)}</g>` : '');
const boot = (x: number, y: number, flip = 1) =>
  ink(
    poly(
      [x - 6 * flip, y - 8],
      [x + 4.5 * flip, y - 8],
      [x + 6 * flip, y - 3],
      [x + 13 * flip, y],
      [x + 13 * flip, y + 4],
      [x - 7 * flip, y + 4],
    ),
  );
export const leg = (h: Joint, k: Joint, a: Joint, flip = 1) =>
  boot(a[0], 116, flip) + ink(chain(h, k, a)) + lit(h, k, a) + fineCut(`M${a[0] - 5 * flip},${a[1] - 1}l${10 * flip},1.5`, 2);
export const arm = (s: Joint, e: Joint, h: Joint) => ink(chain(s, e, h)) + lit(s, e) + accent(circ(h[0], h[1], 4.6));
// rifle along +x from butt (0,0); length 78
const RIFLE = 'M-2,1L1,13L9,12L17,6.5L36,7L54,6L54,4.6L84,4.2L84,0L62,-.6L62,-4L58.5,-4L58,-.8L24,-3L14,-2Z';
export const rifle = (x: number, y: number, rot: number, s = 1) =>
  ink(at(RIFLE, x, y, rot, s)) + light(at('M3,2.5L5,8L14,3L24,1.5L50,2.2L50,.8L24,0L14,1Z', x, y, rot, s));
export const pack = (x: number, y: number, w: number, h: number, rot = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${rot})">` +
  accent(`M3,0H${w - 3}Q${w},0 ${w},3V${h - 3}Q${w},${h} ${w - 3},${h}H3Q0,${h} 0,${h - 3}V3Q0,0 3,0Z`) +
  cut(`M0,${h * 0.36}H${w}`, 2.2) +
  fineCut(`M${w * 0.5},${h * 0.36}V${h * 0.7}`, 2.2) +
  '</g>';
export const belt = (d: string) => cut(d, 2.4);
export const torso = (hip: Joint, ch: Joint) => ink(chain(hip, ch)) + lit([hip[0], hip[1] - 3, hip[2] * 0.8], [ch[0] - 1, ch[1], ch[2]]);
