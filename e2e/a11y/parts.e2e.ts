import type { Page } from '@playwright/test';
import { expectAccessible, expectLegible } from '../support/accessibility.ts';
import { expect, test } from '../support/shop-test.ts';

/* The page of all parts, as those see it who develop them. */

test('the page of all parts is accessible in both themes, whatever the system has, and fits 320 px', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000);
  const { locale, texts } = shop;
  const theme = (name: string) =>
    page.getByRole('link', { name: texts('parts', `theme.${name}`), exact: true });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`/dev/parts/${locale}`);
  const system = await groundOf(page);
  await theme('dark').click();
  await expect(theme('dark')).toHaveAttribute('aria-current', 'true');
  expect(await groundOf(page)).not.toBe(system);
  await expectAccessible(page);

  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await theme('light').click();
  await expect(theme('light')).toHaveAttribute('aria-current', 'true');
  expect(await groundOf(page)).toBe(system);
  await expectLegible(page);

  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

const groundOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
