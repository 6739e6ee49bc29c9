/** Heavy pictures are drawn one after the other, each when the page has nothing else to do: nobody waits for a click because of them. */
let before: Promise<void> = Promise.resolve();

const idle = () => new Promise<void>((go) => (typeof requestIdleCallback === 'function' ? requestIdleCallback(() => go(), { timeout: 1500 }) : setTimeout(go, 50)));

/** Says when it is this one's turn. */
export function inTurn(): Promise<void> {
  before = before.then(idle);
  return before;
}
