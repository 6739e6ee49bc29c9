import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  // What the source of axe leaves in the page.
  var axe: typeof import('axe-core');
}

/** What hangs on where things lie; the rest is the same in every layout, and is looked at in one. */
const OF_THE_LAYOUT = ['target-size', 'scrollable-region-focusable', 'meta-viewport', 'color-contrast'];

/** Is it large enough for a finger, once the map is enlarged that it lies on, or once it is scrolled out from under the edge of its panel? */
function comesIntoReach(thing: Element): boolean {
  if (thing.closest('[data-enlarges]')) return true;
  thing.scrollIntoView({ block: 'center', inline: 'center' });
  const { x, y, width, height } = thing.getBoundingClientRect();
  const on = document.elementFromPoint(x + width / 2, y + height / 2);
  return width >= 24 && height >= 24 && on !== null && thing.contains(on);
}

/** What is under way comes to its place: colours that fade in and things that slide cannot be judged before. */
export async function comesToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = (animation: Animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime);
    await Promise.all(document.getAnimations().filter(ends).map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** Nothing is in a frame, and the page's own style sheets are read where they are. */
const WHOLE: RunOptions = { resultTypes: ['violations'], iframes: false, preload: false, rules: { 'target-size': { enabled: true } } };
const LAYOUT: RunOptions = { ...WHOLE, runOnly: { type: 'rule', values: OF_THE_LAYOUT } };

/** Everything that is in the way of somebody who reads this page by other means, of whatever weight. Targets have their size or their distance, where they can be reached. */
async function findings(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (options) => {
    const { violations } = await globalThis.axe.run(document, options);
    return violations.map(({ id, impact, nodes }) => ({ id, impact, places: nodes.map(({ target }) => target.join(' ')) }));
  }, options);
  const found: string[] = [];
  for (const { id, impact, places } of violations) {
    const left: string[] = [];
    for (const place of places) if (id !== 'target-size' || !(await page.locator(place).first().evaluate(comesIntoReach))) left.push(place);
    if (left.length > 0) found.push(`${id} (${impact}): ${left.join(', ')}`);
  }
  return found;
}

/** Abbreviations on counters and markers: signs, as their shapes are, for what the label says in full. */
const SIGNS = '.mark, .target, .spawn, .tag, .effect';

/**
 * Words that stand on a thing and are not said of it. Whoever speaks to the page says what is written there (WCAG 2.5.3). axe asks this of buttons with text;
 * a thing is a picture, whose numbers, letters and signs are drawn where they look best and not in the order of a sentence.
 */
export async function unsaid(page: Page): Promise<string[]> {
  return page.evaluate((signs) => {
    // Where a word may be parted, nothing is said.
    const words = (text: string) => ` ${(text.normalize('NFKC').replaceAll('\u00AD', '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
    return [...document.querySelectorAll('.thing')].flatMap((thing) => {
      const label = thing.querySelector(':scope > [role="img"]')?.ariaLabel ?? '';
      const said = words(label);
      const written = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT, (text) => {
        const [at, word] = [text.parentElement, words(text.textContent ?? '')];
        return /\p{L}{2}/u.test(word) && !said.includes(word) && at?.checkVisibility() && !at.closest(signs) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
      });
      const left: string[] = [];
      while (written.nextNode()) left.push(written.currentNode.textContent?.trim() ?? '');
      return left.length > 0 ? [`${left.join(', ')} is written on "${label}"`] : [];
    });
  }, SIGNS);
}

/** Nothing on this screen may be in the way of anybody. */
export async function isAccessible(page: Page, whole: boolean): Promise<void> {
  await comesToRest(page);
  expect(await findings(page, whole ? WHOLE : LAYOUT)).toEqual([]);
  expect(await unsaid(page)).toEqual([]);
}
