import { inOneLanguage } from '../support/one-language.ts';
import { expectHydrated } from '../steps/browse.ts';
import { expect, test } from '../support/shop-test.ts';

/* The four homes: each in its own frame and colours, all usable by keyboard. */

const namespace = 'catalog';
const homes = [
  { path: '/', layout: 'default' },
  { path: '/home-2', layout: 'layout-two', theme: 'fashion' },
  { path: '/home-3', layout: 'layout-three', theme: 'beauty' },
  { path: '/home-4', layout: 'layout-four', theme: 'jewelry' },
];

test('every home has its frame and theme, and its tabs turn by the arrow keys of reading', async ({
  page,
  shop,
}) => {
  const { at, locale } = shop;
  for (const { path, layout, theme } of homes) {
    await page.goto(at(path));
    await expect(page.locator(`[data-layout="${layout}"]`)).toBeVisible();
    if (theme) await expect(page.locator(`[data-theme="${theme}"]`)).toBeVisible();
    await expectHydrated(page);
    const tabs = page.getByRole('main').getByRole('tablist').first().getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press(locale === 'en' ? 'ArrowRight' : 'ArrowLeft');
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    const panel = page.getByRole('tabpanel').first();
    await expect(panel.getByRole('article').first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${at(path)}$`));
  }
});

test(
  'a product is looked at over the page and put into the cart from its card, by the keyboard',
  inOneLanguage,
  async ({ page, shop }) => {
    const { at, texts } = shop;
    await page.goto(at('/home-3'));
    const choose = page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${texts(namespace, 'row.choose')}`) })
      .first();
    await choose.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(choose).toBeFocused();

    const add = page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${texts(namespace, 'row.addToCart')}`) })
      .first();
    await add.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: texts('cart-checkout', 'drawer.title') });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(
      page.getByRole('button', { name: new RegExp(`^${texts(namespace, 'row.viewCart')}`) }).first(),
    ).toBeVisible();
  },
);
