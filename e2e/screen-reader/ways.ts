import type { Locator } from '@playwright/test';
import type { Reader } from './reader.ts';
import { asSpoken, type Utterance } from './utterances.ts';

/** More stops than lie between anything that a shopper goes to by Tab. */
const farthest = 120;
/** A key that has moved nothing by then moves nothing. Unit: milliseconds. */
const keyLimitMs = 30_000;

type WayOn = {
  /** Tab passes over a group; within it `Down` goes on. */
  key?: 'Tab' | 'shift+Tab' | 'Down';
  /** What is spoken of the element. */
  hears?: string[];
};

/**
 * Goes on until the keyboard is at an element, as somebody does who cannot see it, and hears that it is there.
 * Errors: throws when it is not within 120 stops, or these words are not spoken.
 */
export async function tabTo(
  reader: Reader,
  target: Locator,
  { key = 'Tab', hears = [] }: WayOn = {},
): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  await target.waitFor({ state: 'attached' });
  for (let stops = 0; stops < farthest; stops += 1) {
    if (await isThere()) {
      await reader.hear(...hears.map(asSpoken));
      return;
    }
    const page = target.page();
    const before = await page.evaluateHandle(() => document.activeElement);
    await reader.press(key);
    // The key takes its way through the desktop, a long one on a busy machine: pressed again too early it would pass by. Where
    // it moves nothing, as at the page's end, the next one is pressed.
    await page
      .waitForFunction((one) => document.activeElement !== one, before, {
        polling: 100,
        timeout: keyLimitMs,
      })
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
