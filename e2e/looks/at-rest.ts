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
  await page.evaluate(async () => {
    await document.fonts.ready;
    const isSeen = (image: HTMLImageElement): boolean => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    };
    await Promise.all([...document.images].filter(isSeen).map((image) => image.decode().catch(() => {})));
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
