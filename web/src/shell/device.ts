/** What a browser says of itself when it logs in, in words that its owner knows. */

export interface Device {
  /** Browser and system; nothing, if neither is known. */
  name: string | null;
  hand: boolean;
}

/** The first that is found counts: most browsers also name those that they descend from. */
const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];
const named = (names: typeof BROWSERS, agent: string): string | undefined => names.find(([, sign]) => sign.test(agent))?.[0];

export function deviceOf(agent: string): Device {
  const names = [named(BROWSERS, agent), named(SYSTEMS, agent)].filter((name) => name !== undefined);
  return { name: names.length > 0 ? names.join(', ') : null, hand: /\b(?:Android|iPhone|iPad|Mobile)\b/.test(agent) };
}
