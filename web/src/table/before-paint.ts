/**
 * What measures the page looks when everything has changed, once before the next picture: a look in between would have the browser lay out the whole table
 * for it alone, and again after the next change. Gives back what calls it off.
 */
export function beforePaint(look: () => void): () => void {
  const asked = requestAnimationFrame(look);
  return () => cancelAnimationFrame(asked);
}
