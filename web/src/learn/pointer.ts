/** Rings the things on the table that a sentence speaks of, whatever the board does with them meanwhile. */

let sheet: CSSStyleSheet | null = null;
let later: ReturnType<typeof setTimeout> | undefined;

/** Things are known by their steps and names; the middle of a zone by its anchor, `zone-14`. */
function selectorOf(thing: string): string {
  const named = ['data-step', 'data-thing'].map((name) => `.table .play [${name}="${CSS.escape(thing)}"]`);
  return [...named, anchorOf(thing)].join(', ');
}

const anchorOf = (thing: string): string => `.table .play .anchor[data-anchor="${CSS.escape(thing.replace(':', '-'))}"]`;

export function point(root: HTMLElement, things: readonly string[]): void {
  if (things.length === 0) return pointAtNothing();
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  const selector = things.map(selectorOf).join(', ');
  sheet.replaceSync(`${selector} { outline: 4px dashed var(--chart) !important; outline-offset: 2px; } ${things.map(anchorOf).join(', ')} { outline-offset: 30px; border-radius: 50%; z-index: 5; visibility: visible; pointer-events: none; }`);
  // What lies beyond the edge of a phone is brought into sight, once the board has found its size.
  clearTimeout(later);
  later = setTimeout(() => {
    const [first] = things;
    const thing = first ? root.querySelector(selectorOf(first)) : null;
    thing?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, 250);
}

export function pointAtNothing(): void {
  clearTimeout(later);
  sheet?.replaceSync('');
}
