/** Draws ground: hedges, woods, fields, roads and houses, as SVG in the ground's own tokens. The same seed draws the same field. */

export type Point = readonly [x: number, y: number];
/** A round thing: a tree, a bush, a gap in a hedge. */
type Round = readonly [x: number, y: number, radius: number];

/** Chance that looks the same every time. */
export const rng = (s: number) => () => {
  s |= 0;
  s = (s + 0x6d2b79f5) | 0;
  let t = Math.imul(s ^ (s >>> 15), 1 | s);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
const f = (n: number) => +n.toFixed(1);
let patterns = 0;
/** Round dots as strokes of length 0: a hedge of 100 leaves costs 1 KB instead of 5. */
const dots = (pts: readonly Round[], attr: string) => {
  const b: Record<number, string[]> = {};
  for (const [x, y, r] of pts) {
    const k = Math.max(1, Math.round(r * 2));
    (b[k] ??= []).push(`M${Math.round(x * 2) / 2},${Math.round(y * 2) / 2}h0`);
  }
  return `<g fill="none" stroke-linecap="round" ${attr}>${Object.entries(b)
    .map(([k, d]) => `<path stroke-width="${k}" d="${d.join('')}"/>`)
    .join('')}</g>`;
};
const clumps = (pts: readonly Round[], { dark = 'var(--g-hedge)', light = 'var(--g-hedge-2)', sh = 2.6 } = {}) => {
  let k = '';
  for (const [x, y, r] of pts) k += `M${f(x + r * 0.15)},${f(y - r * 0.1)}q${f(r * 0.35)},${f(r * 0.1)} ${f(r * 0.3)},${f(r * 0.5)}`;
  return (
    dots(
      pts.map(([x, y, r]): Round => [x + sh, y + sh * 1.3, r]),
      'stroke="var(--g-shadow)" opacity=".3"',
    ) +
    dots(pts, `stroke="${dark}"`) +
    dots(
      pts.map(([x, y, r]): Round => [x - r * 0.25, y - r * 0.3, r * 0.58]),
      `stroke="${light}" opacity=".85"`,
    ) +
    `<path d="${k}" fill="none" stroke="var(--g-shadow)" stroke-opacity=".45" stroke-width="1.1"/>`
  );
};
const along = (pts: readonly Point[], step: number): Point[] => {
  const o: Point[] = [];
  for (let i = 0; i + 1 < pts.length; i++) {
    const [x1, y1] = pts[i]!,
      [x2, y2] = pts[i + 1]!;
    const d = Math.hypot(x2 - x1, y2 - y1);
    const n = Math.max(1, Math.round(d / step));
    for (let j = 0; j < n; j++) o.push([x1 + ((x2 - x1) * j) / n, y1 + ((y2 - y1) * j) / n]);
  }
  o.push(pts[pts.length - 1]!);
  return o;
};
export const hedge = (pts: readonly Point[], { w = 5, seed = 1, gap = [] as readonly Round[] } = {}) => {
  const r = rng((seed * 97 + pts[0]![0]) | 0);
  const p: Round[] = [];
  for (const [x, y] of along(pts, w * 1.25)) {
    if (gap.some(([gx, gy, gr]) => Math.hypot(gx - x, gy - y) < gr)) continue;
    p.push([x + (r() - 0.5) * w * 0.7, y + (r() - 0.5) * w * 0.7, w * (0.75 + r() * 0.45)]);
  }
  // a tree now and then
  for (const [x, y] of along(pts, w * 9)) {
    if (r() < 0.45 && !gap.some(([gx, gy, gr]) => Math.hypot(gx - x, gy - y) < gr))
      p.push([x + (r() - 0.5) * w, y + (r() - 0.5) * w, w * (1.5 + r() * 0.5)]);
  }
  return clumps(p);
};
export const wood = (x: number, y: number, w: number, h: number, { seed = 1, r0 = 9, r1 = 14, n = 0 } = {}) => {
  const r = rng(seed);
  const p: Round[] = [];
  const N = n || Math.round((w * h) / (r0 * r1 * 1.5));
  for (let i = 0, t = 0; i < N && t < N * 20; t++) {
    const px = x + r() * w,
      py = y + r() * h,
      rr = r0 + r() * (r1 - r0);
    if (p.every((q) => Math.hypot(q[0] - px, q[1] - py) > rr * 0.95)) {
      p.push([px, py, rr]);
      i++;
    }
  }
  p.sort((a, b) => a[1] - b[1]);
  return clumps(p, { dark: 'var(--g-wood)', light: 'var(--g-hedge-2)', sh: 4 });
};
export type FieldKind = 'plough' | 'wheat' | 'meadow' | 'pasture' | 'stubble' | 'crop';

export const field = (pts: readonly Point[], kind: FieldKind, { ang = 0 } = {}) => {
  const id = 'p' + ++patterns;
  const d = 'M' + pts.map((p) => p.map(f).join(',')).join('L') + 'Z';
  const K = {
    plough: [
      'var(--g-plough)',
      `<pattern id="${id}" width="9" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(${ang})"><path d="M0,2H9" stroke="var(--g-furrow)" stroke-opacity=".45" stroke-width="2"/><path d="M0,4.5H9" stroke="var(--g-furrow-2)" stroke-opacity=".28" stroke-width="1"/></pattern>`,
    ],
    wheat: [
      'var(--g-wheat)',
      `<pattern id="${id}" width="9" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(${ang})"><path d="M2,6V2M0.5,3.2L2,4.6L3.5,3.2M6.5,9V5M5,6.2L6.5,7.6L8,6.2" stroke="var(--g-ear)" stroke-opacity=".55" fill="none"/></pattern>`,
    ],
    meadow: [
      'var(--g-meadow)',
      `<pattern id="${id}" width="34" height="28" patternUnits="userSpaceOnUse" patternTransform="rotate(${ang})"><path d="M5,9l1.5,-4M8,9l-.5,-5M20,22l1.5,-4M23,22l-.5,-5M27,6l1,-3" stroke="var(--g-blade)" stroke-opacity=".5" stroke-width="1.3" fill="none"/></pattern>`,
    ],
    pasture: [
      'var(--g-pasture)',
      `<pattern id="${id}" width="30" height="24" patternUnits="userSpaceOnUse" patternTransform="rotate(${ang})"><path d="M4,8l1.5,-4M7,8l-.5,-5M19,20l1.5,-4M22,20l-.5,-5" stroke="var(--g-blade)" stroke-opacity=".5" stroke-width="1.3" fill="none"/></pattern>`,
    ],
    stubble: [
      'var(--g-stubble)',
      `<pattern id="${id}" width="8" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(${ang})"><path d="M0,3H5M4,8H8" stroke="var(--g-straw)" stroke-opacity=".38" stroke-width="1.3"/></pattern>`,
    ],
    crop: [
      'var(--g-pasture)',
      `<pattern id="${id}" width="8" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(${ang})"><path d="M0,3H8" stroke="var(--g-crop-row)" stroke-opacity=".5" stroke-width="2.6" stroke-dasharray="2.6 1.4"/></pattern>`,
    ],
  }[kind];
  return `<defs>${K[1]}</defs><path d="${d}" fill="${kind === 'crop' ? 'color-mix(in srgb,var(--g-pasture) 80%,var(--g-crop-row))' : K[0]}"/><path d="${d}" fill="url(#${id})"/>`;
};
export const orchard = (x: number, y: number, w: number, h: number, { dx = 17, dy = 16, seed = 3, r = 4.6 } = {}) => {
  const R = rng(seed);
  const p: Round[] = [];
  for (let j = 0; j * dy < h; j++) for (let i = 0; i * dx < w; i++) p.push([x + i * dx + (R() - 0.5) * 2, y + j * dy + (R() - 0.5) * 2, r]);
  return clumps(p, { sh: 2.4 });
};
export const road = (d: string, w = 13) =>
  `<path d="${d}" fill="none" stroke="var(--g-road-edge)" stroke-width="${w + 3}" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="var(--g-road)" stroke-width="${w}" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="var(--g-road-edge)" stroke-opacity=".55" stroke-width="1.4" stroke-dasharray="9 5" transform="translate(0 ${f(-w * 0.17)})"/><path d="${d}" fill="none" stroke="var(--g-road-edge)" stroke-opacity=".55" stroke-width="1.4" stroke-dasharray="7 6" transform="translate(1 ${f(w * 0.2)})"/>`;
export const house = (x: number, y: number, w: number, h: number, rot = 0) => {
  const l = w >= h;
  const hip = Math.min(w, h) * 0.36;
  const ridge = l
    ? [
        [x + hip, y + h / 2],
        [x + w - hip, y + h / 2],
      ]
    : [
        [x + w / 2, y + hip],
        [x + w / 2, y + h - hip],
      ];
  const lt = l ? `M${x},${y}H${x + w}L${ridge[1]}L${ridge[0]}Z` : `M${x},${y}V${y + h}L${ridge[1]}L${ridge[0]}Z`;
  return `<g transform="rotate(${rot} ${x + w / 2} ${y + h / 2})"><path d="M${x + 4},${y + 6}H${x + w + 4}V${y + h + 6}H${x + 4}Z" fill="var(--g-shadow)" opacity=".32"/><path d="M${x},${y}H${x + w}V${y + h}H${x}Z" fill="var(--g-roof-2)"/><path d="${lt}" fill="var(--g-roof)"/>${l ? `<path d="M${x},${y}L${ridge[0]}L${x},${y + h}Z" fill="var(--g-roof-3)"/>` : `<path d="M${x},${y}L${ridge[0]}L${x + w},${y}Z" fill="var(--g-roof-3)"/>`}<path d="M${x},${y}L${ridge[0]}L${ridge[1]}L${x + w},${y + h}M${x + w},${y}L${l ? ridge[1] : ridge[0]}M${x},${y + h}L${l ? ridge[0] : ridge[1]}" fill="none" stroke="var(--g-roof-edge)" stroke-width="1.1" stroke-opacity=".7"/><path d="M${x},${y}H${x + w}V${y + h}H${x}Z" fill="none" stroke="var(--g-roof-edge)" stroke-width="1.5"/><path d="M${x + w * 0.68},${y + h * 0.2}h4v4h-4z" fill="var(--g-road)" stroke="var(--g-roof-edge)"/></g>`;
};
export const church = (x: number, y: number, s = 1) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M5,7H58V29H5Z" fill="var(--g-shadow)" opacity=".32"/><path d="M0,2H52V13H0Z" fill="var(--g-slate)"/><path d="M0,13H52V24H0Z" fill="var(--g-slate-2)"/><path d="M0,2H52V24H0ZM0,13H52M26,-5H37V31H26Z" fill="none" stroke="var(--g-slate-edge)" stroke-width="1.5"/><path d="M26,-5H37V31H26Z" fill="var(--g-slate)" stroke="var(--g-slate-edge)" stroke-width="1.5"/><path d="M-14,4H2V22H-14Z" fill="var(--g-slate)" stroke="var(--g-slate-edge)" stroke-width="1.5"/><path d="M-14,4L2,22M2,4L-14,22" stroke="var(--g-slate-edge)" stroke-width="1.2"/><path d="M-6,8.5V17.5M-9.5,12H-2.5" stroke="var(--g-foam)" stroke-width="2"/></g>`;
export const trench = (d: string) =>
  `<path d="${d}" fill="none" stroke="var(--g-shadow)" stroke-opacity=".3" stroke-width="15" stroke-linejoin="bevel" transform="translate(2 3)"/><path d="${d}" fill="none" stroke="var(--g-spoil)" stroke-width="14" stroke-linejoin="bevel"/><path d="${d}" fill="none" stroke="var(--g-earth)" stroke-width="6.5" stroke-linejoin="bevel"/><path d="${d}" fill="none" stroke="var(--g-wet)" stroke-width="6.5" stroke-dasharray="1.5 7"/>`;
export const star = (x: number, y: number, r: number, fill = 'var(--gold)', st = 'var(--gold-edge)', sw = 1.6) => {
  let d = '';
  for (let i = 0; i < 10; i++) {
    const a = -Math.PI / 2 + (i * Math.PI) / 5,
      q = i % 2 ? r * 0.44 : r;
    d += (i ? 'L' : 'M') + f(x + q * Math.cos(a)) + ',' + f(y + q * Math.sin(a));
  }
  return `<path d="${d}Z" fill="${fill}" stroke="${st}" stroke-width="${sw}" stroke-linejoin="round"/>`;
};
export const crater = (x: number, y: number, r: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.72}" fill="var(--g-earth)" opacity=".55"/><ellipse cx="${x + r * 0.12}" cy="${y + r * 0.14}" rx="${r * 0.62}" ry="${r * 0.42}" fill="var(--g-shadow)" opacity=".6"/><path d="M${x - r * 1.4},${y}l${-r * 0.5},${-r * 0.2}M${x + r * 1.3},${y - r * 0.3}l${r * 0.5},${-r * 0.3}M${x},${y + r}l${r * 0.1},${r * 0.5}" stroke="var(--g-earth)" stroke-opacity=".5" stroke-width="1.3"/>`;
export const wire = (x1: number, y1: number, x2: number, y2: number, n = 8) => {
  let o = '';
  const dx = (x2 - x1) / n,
    dy = (y2 - y1) / n;
  for (let i = 0; i < n; i++) {
    const cx = x1 + dx * (i + 0.5),
      cy = y1 + dy * (i + 0.5);
    o += `<ellipse cx="${f(cx)}" cy="${f(cy)}" rx="${f(Math.abs(dx) * 0.62)}" ry="5.5" fill="none" stroke="var(--g-iron)" stroke-width="1.2"/>`;
  }
  let posts = '';
  for (let i = 0; i <= n; i += 2) {
    const px = x1 + dx * i,
      py = y1 + dy * i;
    posts += `<path d="M${f(px - 3)},${f(py + 6)}L${f(px + 3)},${f(py - 7)}M${f(px + 3)},${f(py + 6)}L${f(px - 3)},${f(py - 7)}" stroke="var(--g-earth)" stroke-width="2"/>`;
  }
  return o + posts;
};
export const hedgehog = (x: number, y: number, s = 1) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cx="3" cy="9" rx="13" ry="3.5" fill="var(--g-shadow)" opacity=".28"/><path d="M-10,9L8,-11M10,9L-8,-11M-12,1L12,-1" stroke="var(--g-foam)" stroke-width="5.5"/><path d="M-10,9L8,-11M10,9L-8,-11M-12,1L12,-1" stroke="var(--g-iron)" stroke-width="3.6"/></g>`;
/** Many hedges as one drawing: far fewer nodes than one by one. */
export const hedges = (lines: readonly (readonly Point[])[], { w = 5, seed = 1 } = {}) => {
  const r = rng(seed);
  const p: Round[] = [];
  for (const pts of lines) {
    for (const [x, y] of along(pts, w * 1.25)) p.push([x + (r() - 0.5) * w * 0.7, y + (r() - 0.5) * w * 0.7, w * (0.75 + r() * 0.45)]);
    for (const [x, y] of along(pts, w * 9)) if (r() < 0.4) p.push([x + (r() - 0.5) * w, y + (r() - 0.5) * w, w * (1.5 + r() * 0.5)]);
  }
  return clumps(p);
};
/** Many woods as one drawing; trees stand where no other does. */
export const woods = (places: readonly (readonly [x: number, y: number, w: number, h: number])[], { seed = 1, r0 = 9, r1 = 14 } = {}) => {
  const r = rng(seed);
  const p: Round[] = [];
  for (const [x, y, w, h] of places) {
    const own: Round[] = [];
    const wanted = Math.round((w * h) / (r0 * r1 * 1.3));
    for (let tries = 0; own.length < wanted && tries < wanted * 20; tries++) {
      const tree: Round = [x + r() * w, y + r() * h, r0 + r() * (r1 - r0)];
      if (own.every((q) => Math.hypot(q[0] - tree[0], q[1] - tree[1]) > tree[2] * 0.95)) own.push(tree);
    }
    p.push(...own);
  }
  p.sort((a, b) => a[1] - b[1]);
  return clumps(p, { dark: 'var(--g-wood)', light: 'var(--g-hedge-2)', sh: 4 });
};
