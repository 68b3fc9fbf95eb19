import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { inOneLanguage } from '../support/one-language.ts';
import { expect, test } from '../support/shop-test.ts';

/* Who prefers the other language than the default is told once; who opened Arabic addresses is taken to Arabic ones. */

const hint = { name: 'Language · اللغة' };
const answers = { en: 'Continue in English', ar: 'المتابعة بالعربية' };

test.describe('with a browser that asks for Arabic', () => {
  test.use({ locale: 'ar-KW' });

  test('the home page offers both languages without moving anything, and remembers the answer', async ({
    page,
    shop,
  }) => {
    const answer = answers[shop.locale];
    await page.goto('/');
    await expect(page).toHaveURL(/\/en$/);
    const note = page.getByRole('complementary', hint);
    await expect(note.getByRole('link', { name: answers.ar })).toBeVisible();
    await expect(note.getByRole('button', { name: answers.en })).toBeVisible();
    await expect(note.locator('[lang=ar][dir=rtl]').first()).toBeVisible();
    expect(await shiftsOf(page)).toBe(0);
    await expectAccessible(page, 'aside[aria-label^="Language"]');

    await note.getByText(answer, { exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${shop.locale}$`));
    await expect(note).toHaveCount(0);
    await page.goto('/');
    await expect(page).toHaveURL(new RegExp(`/${shop.locale}$`));
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
    await expect(note).toHaveCount(0);
  });
});

test.describe('with a browser that asks for English', () => {
  test.use({ locale: 'en-GB' });

  test('the home page in English offers nothing', inOneLanguage, async ({ page }) => {
    await page.goto('/en');
    // What joins late is there: the live region of the notice that there is no connection.
    await expect(page.locator('[role=status]').first()).toBeAttached();
    await networkAtRest(page);
    await expect(page.getByRole('complementary', hint)).toHaveCount(0);
  });
});

test(
  'an opened Arabic address is remembered for addresses that name no language',
  inOneLanguage,
  async ({ page, context, at }) => {
    await page.goto(at('/about'));
    const remembered = async () => (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
    await expect.poll(async () => (await remembered())?.value).toBe('ar');
    const lifetimeDays = ((await remembered())!.expires - Date.now() / 1000) / 86_400;
    expect(Math.round(lifetimeDays)).toBe(365);
    await page.goto('/cart');
    await expect(page).toHaveURL(new RegExp(`${at('/cart')}$`));
  },
);

/** What moved since the document began, where nobody pressed anything. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const add = (list: PerformanceObserverEntryList) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          );
        new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
