import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { ShopContext } from '../support/shop-test.ts';
import { listProducts } from '../support/products.ts';
import { expect, test } from '../support/shop-test.ts';

/* Every page of the first release, on a phone and on a desk: no axe finding, nothing wider than 320 px, nothing that jumps. */

const widths = [390, 1280];
const paths = [
  '/',
  '/shop',
  '/category/electronics',
  'product',
  '/cart',
  '/checkout',
  '/login',
  '/register',
  '/wishlist',
  '/blog',
  '/about',
  '/no/such/page',
];

for (const path of paths) {
  test(`${path} has no accessibility finding, fits 320 px and does not jump`, async ({
    page,
    shop,
    problems,
  }) => {
    test.setTimeout(120_000);
    if (path === '/no/such/page') problems.expected.push(/status of 404/);
    const address = await addressOf(path, shop);
    await recordLayoutShifts(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(
        violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
        ),
      ).toEqual([]);
      expect(await layoutShift(page), `layout shift at ${width} px`).toBeLessThanOrEqual(0.02);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

async function addressOf(path: string, { at, locale }: ShopContext): Promise<string> {
  if (path !== 'product') return at(path);
  const [product] = await listProducts(locale, { category_id: '1', per_page: '9' });
  return at(`/product-details/${product?.slug}`);
}

async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let total = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) total += entry.value;
      Reflect.set(window, 'layoutShift', total);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'layoutShift') ?? 0));
