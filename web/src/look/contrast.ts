/** Which text stands on which ground, and how well it can be read there. The test of the look holds every pair to 4.5 : 1. */

type Colours = Readonly<Record<string, string>>;

/** Text first, its ground second; both are names of tokens. */
export const PAIRS: readonly (readonly [text: string, ground: string])[] = [
  ['page-ink', 'page'],
  ['page-ink', 'page-2'],
  ['page-soft', 'page'],
  ['page-soft', 'page-2'],
  ['bar-ink', 'bar'],
  ['bar-soft', 'bar'],
  ['rim-ink', 'rim'],
  ['rim-ink', 'rim-2'],
  ['panel-ink', 'panel'],
  ['panel-ink', 'panel-2'],
  ['panel-ink', 'info-wash'],
  ['panel-soft', 'panel'],
  ['panel-soft', 'panel-2'],
  ['card-ink', 'card'],
  ['card-ink', 'card-2'],
  ['card-soft', 'card'],
  ['card-soft', 'card-2'],
  ['on-go', 'go'],
  ['on-info', 'info'],
  ['info-ink', 'panel'],
  ['info-ink', 'info-wash'],
  ['on-danger', 'danger'],
  ['danger-ink', 'panel'],
  ['gold', 'gold-edge'],
  ['gold-ink', 'panel'],
  ['good', 'panel'],
  ['on-why', 'why'],
  ['un-felt-ink', 'un-felt'],
  ['un-felt-soft', 'un-felt'],
  ['un-on-fog', 'un-fog'],
  ['bar-ink', 'pe-band'],
  ['pe-band-soft', 'pe-band'],
  ['pe-band-soft', 'pe-band-2'],
  ['pe-won', 'card'],
  ['pe-lost', 'card'],
  ['pe-drawn', 'card'],
  ['panel-ink', 'sh-field'],
  ['bar-soft', 'sh-place'],
  ['bar', 'bar-ink'],
  ['card-soft', 'card-2'],
  ['he-sign-ink', 'he-sign'],
  ['he-die-pip', 'he-die'],
  ['he-save-pip', 'he-save'],
  ['ad-name', 'ad-halo'],
  ['ad-odds', 'card'],
  ['card-ink', 'ad-done'],
  ['danger', 'card'],
  ...['us', 'ge', 'uk', 'mac', 'per'].flatMap((side) => [[`on-${side}`, side] as const, [`${side}-ink`, 'card'] as const]),
  ...['us', 'ge', 'uk', 'mac', 'per', 'ca', 'fr'].flatMap((side) => [[`on-${side}`, side] as const, [`${side}-ink`, 'card'] as const]),
  ['dd-on-post', 'dd-post'],
  ['dd-on-shield', 'dd-shield'],
  ['dd-on-shield', 'dd-give'],
  ['dd-shield', 'dd-on-shield'],
  ['dd-on-felt', 'dd-felt'],
  ['dd-on-felt', 'dd-felt-2'],
  ['dd-on-red', 'dd-red'],
  ['dd-on-white', 'dd-white'],
  ['dd-on-blue', 'dd-blue'],
  ['dd-on-mg', 'dd-mg'],
  ...['dd-stars', 'dd-courage', 'dd-points', 'us'].map((ground) => ['dd-on-count', ground] as const),
];

const read = (block: string): Record<string, string> =>
  Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6})\b/gi)].map(([, name, colour]) => [name!, colour!]));

/** The colours of either theme, from the text of the tokens. By lamplight only what differs is said. */
export function themesOf(tokens: string): { day: Colours; lamp: Colours } {
  const [day = '', ...lamp] = tokens.split(":root[data-theme='dark']");
  const light = read(day);
  return { day: light, lamp: { ...light, ...read(lamp.join('')) } };
}

function luminance(colour: string): number {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join('') : colour.slice(1);
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const share = parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** How many times lighter one of two tokens is than the other, as WCAG counts it. */
export function contrast(colours: Colours, text: string, ground: string): number {
  const [one, other] = [text, ground].map((name) => {
    const colour = colours[name];
    if (!colour) throw new Error(`There is no token --${name}.`);
    return luminance(colour) + 0.05;
  });
  return Math.max(one!, other!) / Math.min(one!, other!);
}
