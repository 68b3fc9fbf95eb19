import type { Locator } from '@playwright/test';
import type { Reader } from './reader.ts';
import type { Utterance } from './utterances.ts';

/** More stops than lie between anything that a shopper goes to by Tab. */
const farthest = 120;

/** `r` goes to the next radio button, as the reader's own key: Tab passes over a group. */
type WayOn = 'Tab' | 'shift+Tab' | 'r';

/**
 * Goes on by Tab until the keyboard is at an element, as somebody does who cannot see it, and hears each stop.
 * @returns what was heard at the last stop, and how many stops it took.
 */
export async function tabTo(
  reader: Reader,
  target: Locator,
  key: WayOn = 'Tab',
): Promise<{ heard: Utterance[]; stops: number }> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  await target.waitFor({ state: 'attached' });
  for (let stops = 0; stops < farthest; stops += 1) {
    if (await isThere()) return { heard: await reader.hear(), stops };
    const page = target.page();
    const before = await page.evaluateHandle(() => document.activeElement);
    await reader.press(key);
    // The key takes its way through the desktop; where it moves nothing, as at the page's end, the next one is pressed.
    await page
      .waitForFunction((one) => document.activeElement !== one, before, { polling: 100, timeout: 5_000 })
      .catch(() => undefined);
  }
  throw new Error(`The keyboard does not come to ${target} within ${farthest} stops.`);
}

/** What was spoken without anybody having gone there. */
export const liveWords = (heard: readonly Utterance[]): string[] =>
  heard.filter(({ isLive }) => isLive).map(({ words }) => words);

/** How often words were spoken, within whatever sentence. */
export const timesHeard = (heard: readonly Utterance[], words: string): number =>
  heard.filter((one) => one.words.includes(words)).length;

/** Words of the shop as a reader speaks them: without the marks that only lay text out. */
export const asSpoken = (words: string): string => words.replaceAll(/[\u2066-\u2069]/gu, '');
