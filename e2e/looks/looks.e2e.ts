import { expect, shopIn } from '../support/shop-test.ts';
import { atRest } from './at-rest.ts';
import { test } from './looks-test.ts';
import { looksUrl } from './looks-shop.ts';
import type { View } from './view.ts';
import { views } from './views.ts';

/* What shoppers see, picture against picture. Is a change meant? `pnpm looks` shows it, `pnpm looks --update` takes it. */

const heights = { 390: 844, 1440: 900 } as const;
const browserLocales = { en: 'en-GB', ar: 'ar-KW' } as const;

for (const view of views)
  test.describe(`the view ${view.name}`, () => {
    test.use({
      baseURL: looksUrl,
      shopLocale: view.locale,
      locale: browserLocales[view.locale],
      viewport: { width: view.width, height: heights[view.width as keyof typeof heights] },
      colorScheme: view.theme,
      contextOptions: { reducedMotion: 'reduce' },
    });
    test('looks as it did', async ({ page, problems }) => {
      const shop = shopIn(view.locale);
      if (view.expected) problems.expected.push(view.expected);
      await view.before?.(page, shop);
      await page.goto(addressOf(view));
      await atRest(page);
      await view.after?.(page, shop);
      await atRest(page);
      await expect(page).toHaveScreenshot(`${view.name}.png`);
    });
  });

/** Pages of the shop begin with their language; those beside it end with it. */
function addressOf({ path, locale }: View): string {
  const [, place, hash = ''] = /^(\/_releases|\/dev\/parts)(#.*)?$/.exec(path) ?? [];
  return place ? `${place}/${locale}${hash}` : shopIn(locale).at(path);
}
