import type { Page } from '@playwright/test';
import { expectHydrated } from '../steps/browse.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { watchLayoutShift } from '../support/layout-shift.ts';
import { inOneLanguage } from '../support/one-language.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/*
 * The ways through the shop that the frame offers, by the keyboard and on a phone. What the layouts and the panels hold is
 * shown in shell/src/frame.
 */

/** Room that a desktop browser keeps for its scroll bar beside an open drawer. Unit: CSS pixels. */
const scrollBarWidth = 15;
const departments = ['electronics', 'fashion', 'beauty', 'jewelry'] as const;

/** What a thumb hits without care. Unit: CSS pixels. */
const largeTarget = 44;

function mainMenu(page: Page, { texts }: ShopContext) {
  const menu = page.getByRole('banner').getByRole('navigation', { name: texts('shell', 'menu.label') });
  const opener = (name: (typeof departments)[number]) =>
    menu.getByRole('button', {
      name: texts('shell', 'menu.openPanel', { name: texts('menu', `/category/${name}`) }),
    });
  return { menu, opener };
}

test(
  'the keyboard skips the header, opens one panel at a time, moves in it by arrows and comes back by Esc',
  inOneLanguage,
  async ({ page, shop }) => {
    const { at, texts } = shop;
    await page.goto(at('/blog'));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: texts('shell', 'skipToContent') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    const { menu, opener } = mainMenu(page, shop);
    await expect(menu.locator('[aria-current="page"]')).toHaveText(texts('menu', '/blog'));
    for (const name of departments) {
      await opener(name).press('Enter');
      await expect(opener(name)).toHaveAttribute('aria-expanded', 'true');
      await expect(menu.locator('[aria-expanded="true"]')).toHaveCount(1);
      const id = await opener(name).getAttribute('aria-controls');
      const links = page.locator(`[id="${id}"]`).getByRole('link');
      await expect(links.first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(links.nth(1)).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(links.first()).toBeFocused();
      if (name === 'electronics') await expectAccessible(page, 'header');
      await page.keyboard.press('Escape');
      await expect(links).toHaveCount(0);
      await expect(opener(name)).toBeFocused();
    }
    // Focus that goes on closes a panel, and so does a followed link.
    await opener('jewelry').press('Enter');
    await menu.getByRole('link', { name: texts('menu', '/blog'), exact: true }).focus();
    await expect(opener('jewelry')).toHaveAttribute('aria-expanded', 'false');
    await opener('jewelry').press('Enter');
    const categories = menu.getByRole('list', { name: texts('shell', 'menu.categories') });
    const first = categories.getByRole('link').first();
    const address = (await first.getAttribute('href')) ?? '';
    await page.keyboard.press('ArrowDown');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(opener('jewelry')).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    // The suggestions of the search.
    const search = page.getByRole('banner').getByRole('search');
    await search.getByLabel(texts('shell', 'header.searchLabel')).click();
    await search.getByRole('combobox').fill('pearl');
    await expect(page.getByRole('banner').getByRole('option').first()).toBeVisible();
    await expectAccessible(page, 'header');
  },
);

test('on a phone the suggestions of the search stand within the screen', async ({ page, shop }) => {
  const { at, texts } = shop;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('/about'));
  await expectHydrated(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: texts('shell', 'header.search'), exact: true })
    .click();
  const search = page.getByRole('dialog', { name: texts('shell', 'header.searchLabel') });
  await search.getByRole('combobox', { name: texts('catalog', 'suggestions.field') }).fill('pearl');
  const list = search.getByRole('listbox');
  await expect(list.getByRole('option').first()).toBeVisible();
  const { x, width } = (await list.boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
});

test('on a phone the menu is a drawer that holds the focus, and the footer unfolds', async ({
  page,
  shop,
}) => {
  const { at, texts, locale } = shop;
  const other = locale === 'en' ? 'العربية' : 'English';
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(at('/contact'));
  await expectHydrated(page);
  const opener = page.getByRole('banner').getByRole('link', { name: texts('shell', 'menu.open') });
  await opener.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: texts('shell', 'menu.label') });
  await expect(drawer).toBeVisible();
  await expect(drawer.locator(':focus')).toHaveCount(1);

  // From the start edge, and not wider than the screen.
  const box = await drawer.locator('> *').first().boundingBox();
  const gap = locale === 'en' ? box!.x : 320 - box!.x - box!.width;
  expect(gap).toBeLessThanOrEqual(scrollBarWidth);
  expect(box!.width).toBeLessThanOrEqual(320);
  await expectAccessible(page, 'dialog[open]');

  // Past the last control the focus comes back to the first without touching the page behind.
  await drawer.getByRole('link', { name: other }).focus();
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () =>
          document.activeElement?.closest('#main, footer, header > div') !== null &&
          document.activeElement?.closest('dialog') === null,
      ),
    ).toBe(false);
  }
  // The departments' names are the shop's own.
  const department = drawer
    .locator('summary', { hasText: texts('departments', '/category/fashion') })
    .first();
  const name = (await department.textContent()) ?? '';
  await department.press('Enter');
  await expect(drawer.getByRole('link', { name: texts('shell', 'menu.allOf', { name }) })).toBeVisible();
  // Two levels, and large targets in both.
  await expect(drawer.locator('details details')).toHaveCount(0);
  for (const target of await drawer.locator('summary, nav a').filter({ visible: true }).all())
    expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(largeTarget);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(opener).toBeFocused();

  const { data: pages } = await (await page.request.get('/api/page', { headers: { Lang: locale } })).json();
  // Delivery and returns stand in the account's column.
  const elsewhere = ['shipping', 'returns'];
  const titles: string[] = pages
    .filter(({ slug }: { slug: string }) => !elsewhere.includes(slug))
    .map(({ title }: { title: string }) => title);
  expect(titles.length).toBeGreaterThan(2);
  const footer = page.getByRole('contentinfo');
  const fold = footer.getByRole('button', { name: texts('shell', 'footer.information') });
  const own = (title: string) => footer.getByRole('link', { name: title, exact: true });
  await fold.scrollIntoViewIfNeeded();
  for (const title of titles) await expect(own(title)).toBeHidden();
  await fold.press('Enter');
  // The shop's own pages, under the names it gives them.
  for (const title of titles) await expect(own(title)).toBeVisible();
  await expect(footer.getByRole('link', { name: texts('footer.information', '/contact') })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await fold.press('Enter');
  for (const title of titles) await expect(own(title)).toBeHidden();
});

test(
  'the header stays in every layout without moving the page, and turns solid where it lay over it',
  inOneLanguage,
  async ({ page, shop }) => {
    const { at, texts } = shop;
    const expectStill = await watchLayoutShift(page);
    const header = page.getByRole('banner');
    for (const path of ['/', '/home-2', '/home-3', '/home-4']) {
      await page.goto(at(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await page.mouse.wheel(0, 1_200);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
      await expect(header.getByRole('link', { name: texts('shell', 'header.home') })).toBeInViewport();
      const isOver = path === '/home-3' || path === '/home-4';
      if (isOver) await expect(header).toHaveAttribute('data-stuck');
      await expectStill(path);
    }
    // Layout-one opens its departments from a row of its own.
    await page.goto(at('/shop-categories'));
    await expectHydrated(page);
    const opener = header.getByRole('button', { name: texts('shell', 'menu.allCategories') });
    await opener.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    const departments = page.locator(`[id="${await opener.getAttribute('aria-controls')}"]`);
    await page.keyboard.press('Tab');
    await expect(departments.getByRole('list').first().getByRole('link').first()).toBeVisible();
    await expectAccessible(page, 'header');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(departments).toHaveCount(0);
    await page.mouse.wheel(0, 1_200);
    await expect(header).toHaveAttribute('data-stuck');
    await expect(opener).toBeInViewport();
  },
);
