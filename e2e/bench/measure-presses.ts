import { setTimeout as delay } from 'node:timers/promises';
import { locales } from '@dana/contracts/locale';
import type { Browser } from '@playwright/test';
import { networkAtRest } from '../support/network-rest.ts';
import { storefrontUrl } from '../support/shared-shop.ts';
import { shopIn } from '../support/shop-test.ts';
import { untilHydrated } from './measure-load.ts';
import { type PageKind, pathOf } from './page-kinds.ts';
import { presses } from './presses.ts';
import { onSlowPhone } from './slow-phone.ts';
import type { Result } from './watch-result.ts';

export type MeasuredPress = { name: string; locale: string; results: Result[] };
type Options = { kinds: readonly PageKind[]; slug: string; rounds: number; say: (line: string) => void };

/** Longer than what is fetched ahead waits for a quiet page. */
const settleMs = 2_000;
/** An advert would stand in the way of the press. */
const blocked = ['*://*:*/api/ads*'];

/** Presses each thing on a page of its own that has come to rest, in both languages in turn. */
export async function measurePresses(
  browser: Browser,
  { kinds, slug, rounds, say }: Options,
): Promise<MeasuredPress[]> {
  const measured = new Map<string, MeasuredPress>();
  for (let round = 1; round <= rounds; round += 1) {
    for (const { kind, run } of presses.filter((one) => kinds.includes(one.kind))) {
      for (const locale of locales) {
        const results = await onSlowPhone(browser, { cookies: [], blocked }, async ({ page }) => {
          await page.goto(storefrontUrl + pathOf(kind, locale, slug));
          await untilHydrated(page);
          await delay(settleMs);
          await networkAtRest(page);
          return run(page, shopIn(locale));
        });
        for (const [name, result] of Object.entries(results)) {
          const key = `${name} ${locale}`;
          const press = measured.get(key) ?? { name, locale, results: [] };
          press.results.push(result);
          measured.set(key, press);
        }
      }
    }
    say(`Round ${round} of ${rounds} of the presses is done.`);
  }
  return [...measured.values()];
}
