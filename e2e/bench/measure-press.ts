import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { type Result, type Sight, watchForResult } from './watch-result.ts';

type Watched = Result & { isDone: boolean };

/** Events are timed until the next paint, and reported a little later. Unit: milliseconds. */
const untilReportedMs = 500;

/**
 * Presses with a finger and waits for what that brings.
 * Errors: throws with what was not seen where something does not come within half a minute.
 */
export async function measurePress(page: Page, control: Locator, sights: Sight[]): Promise<Result> {
  await control.scrollIntoViewIfNeeded();
  await page.evaluate(watchForResult, sights);
  await control.tap();
  const isDone = () => (Reflect.get(window, 'pressed') as Watched).isDone;
  const came = await page.waitForFunction(isDone).catch(() => undefined);
  await delay(untilReportedMs);
  const { inpMs, seenMs } = await page.evaluate(() => Reflect.get(window, 'pressed') as Watched);
  const missing = sights.filter(({ name }) => seenMs[name] === undefined);
  if (!came) throw new Error(`This did not come: ${JSON.stringify(missing)}`);
  return { inpMs, seenMs };
}

/** A finger that touches something and slides on: no press, but the shop may prepare for one. */
export async function touchOnly(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('What should be touched is not on the page.');
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await delay(150);
  await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  await session.detach();
}
