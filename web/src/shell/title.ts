/** What the window is called: the heading of the screen, and before it the call to one's turn. */
const PROGRAM = 'Sandtable';
let heading = '';
let call = '';

function show(): void {
  const title = [heading, PROGRAM].filter(Boolean).join(' – ');
  document.title = call ? `● ${call} – ${title}` : title;
}

/** Somebody's turn begins or ends. */
export function callInTitle(text: string): void {
  call = text;
  show();
}

/** Follows the first heading inside an element; the home page is the program's own. */
export function titledByHeading(node: HTMLElement, isHome: () => boolean): () => void {
  const read = (): void => {
    const found = isHome() ? '' : (node.querySelector('h1')?.textContent?.trim() ?? '');
    if (found === heading) return;
    heading = found;
    show();
  };
  const watch = new MutationObserver(read);
  watch.observe(node, { childList: true, subtree: true, characterData: true });
  read();
  return () => watch.disconnect();
}
