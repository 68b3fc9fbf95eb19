import { expect, type Page } from '@playwright/test';
import { networkAtRest } from '../support/network-rest.ts';

/**
 * Waits until a page has all that is in view: calls are answered, fonts are there, nothing is busy, and every picture in the
 * window is decoded. @param page – watched by `watchNetwork` since before it was opened.
 */
export async function atRest(page: Page): Promise<void> {
  // Wherever the pointer came from, nothing is under it.
  await page.mouse.move(0, 0);
  await networkAtRest(page);
  await expect.poll(() => page.evaluate(busyInView), { message: 'what is busy in view' }).toEqual([]);
  const stillStandIn = page.locator('html[data-fonts="later"]');
  await expect(stillStandIn, 'the shop’s fonts').toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(async () => {
    const seen = [...document.images].filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    // One that is asked for when it is near may not have been asked for yet.
    for (const image of seen) image.loading = 'eager';
    // Chrome prefers a larger file that it has already, and which it had was chance. Now that all are there, it chooses again.
    for (const image of seen) image.setAttribute('srcset', image.srcset);
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
  });
  await networkAtRest(page);
}

/** In the page: what says of itself that it waits. Parts whose state is shown on purpose never end. */
function busyInView(): string[] {
  if (location.pathname.startsWith('/dev/parts')) return [];
  return [...document.querySelectorAll('[aria-busy="true"]')]
    .filter((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    })
    .map((element) => element.outerHTML.slice(0, 120));
}
