import { expect, type Page } from '@playwright/test';

const liveRegions = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]';

/**
 * What changes in a live region is read aloud, whatever else somebody is reading: it holds words that answer, never what a page
 * shows, which loads, hydrates and scrolls.
 */
export async function expectWordsInLiveRegions(page: Page): Promise<void> {
  const shown = await page.evaluate(
    (live) =>
      [...document.querySelectorAll(live)]
        .filter((region) => region.querySelector('article, h1, h2, h3, h4, img, picture, iframe'))
        .map((region) => `${region.tagName} .${region.className}: ${region.textContent.trim().slice(0, 80)}`),
    liveRegions,
  );
  expect(shown, 'live regions around what the page shows').toEqual([]);
}

/**
 * Writes down from the next navigation on what comes into live regions after the document was read, and before anybody pressed a
 * key or button. The answer tells it of the page at hand.
 */
export async function watchUnaskedWords(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(recordUnaskedWords, liveRegions);
  return () => page.evaluate(() => Reflect.get(window, 'unaskedWords') as string[]);
}

/** Runs in the page before anything else. */
function recordUnaskedWords(live: string): void {
  const said: string[] = [];
  Reflect.set(window, 'unaskedWords', said);
  const note = (node: Node): void => {
    const element = node instanceof Element ? node : node.parentElement;
    const within = element?.closest(live);
    const regions = within ? [within] : [...(element?.querySelectorAll(live) ?? [])];
    for (const region of regions) {
      const words = node.textContent?.trim() && region.textContent.trim();
      if (words) said.push(words);
    }
  };
  const watch = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) note(node);
  });
  addEventListener('DOMContentLoaded', () =>
    watch.observe(document, { subtree: true, childList: true, characterData: true }),
  );
  for (const act of ['keydown', 'pointerdown'])
    addEventListener(act, () => watch.disconnect(), { capture: true });
}
