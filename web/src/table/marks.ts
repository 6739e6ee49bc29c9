/** Marks on the board that belong to no position: where the last move was, and the places of a line of the log. */

const named = (root: ParentNode, name: string): HTMLElement[] => {
  const escaped = CSS.escape(name);
  const things = [...root.querySelectorAll<HTMLElement>(`button[data-step="${escaped}"]`)];
  return things.length > 0 ? things : [...root.querySelectorAll<HTMLElement>(`[data-step="${escaped}"], [data-anchor="${escaped}"]`)];
};

/** The last move stays marked: these places, and no others. */
export function markLast(root: ParentNode, places: readonly string[]): void {
  for (const marked of root.querySelectorAll('[data-last]')) marked.removeAttribute('data-last');
  for (const place of places) for (const thing of named(root, place)) thing.dataset.last = '';
}

/** Lights places with rings above the table, until the function that is given back is called. */
export function light(root: ParentNode, places: readonly string[]): () => void {
  const layer = document.createElement('div');
  layer.className = 'light-layer';
  layer.setAttribute('aria-hidden', 'true');
  const seen = new Set<HTMLElement>();
  for (const thing of places.flatMap((place) => named(root, place))) {
    if (seen.has(thing)) continue;
    seen.add(thing);
    const { left, top, width, height } = thing.getBoundingClientRect();
    // An anchor may be a mere point: its ring is as large as a fingertip.
    const [w, h] = [Math.max(width, 34), Math.max(height, 34)];
    const ring = document.createElement('span');
    ring.className = 'light';
    ring.dataset.place = thing.dataset.step ?? thing.dataset.anchor ?? '';
    Object.assign(ring.style, { left: `${left + width / 2 - w / 2 - 4}px`, top: `${top + height / 2 - h / 2 - 4}px`, width: `${w + 8}px`, height: `${h + 8}px` });
    layer.append(ring);
  }
  document.body.append(layer);
  return () => layer.remove();
}
