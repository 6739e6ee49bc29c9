import type { Page } from '@playwright/test';

declare global {
  var noted: Record<string, string[]> | undefined;
}

/**
 * From now on the page itself notes what is to be seen, however briefly: for each of these selectors every text that something had which matched it. So a test can say what was shown
 * without having to look at the right moment. Gives back what has been noted of one of them.
 */
export async function notes(page: Page, ...selectors: string[]): Promise<(selector: string) => Promise<string[]>> {
  await page.evaluate((selectors) => {
    const noted: Record<string, string[]> = Object.fromEntries(selectors.map((selector) => [selector, []]));
    globalThis.noted = noted;
    const look = () => {
      for (const selector of selectors) {
        for (const thing of document.querySelectorAll(selector)) {
          const text = thing.textContent?.trim() ?? '';
          if (!noted[selector]?.includes(text)) noted[selector]?.push(text);
        }
      }
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ['class', 'data-standing'] });
  }, selectors);
  return (selector) => page.evaluate((selector) => globalThis.noted?.[selector] ?? [], selector);
}
