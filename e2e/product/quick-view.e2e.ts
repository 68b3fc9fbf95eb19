import { cartLink } from '../steps/browse.ts';
import { expect, test } from '../support/shop-test.ts';
import { findProduct } from './details.ts';

test('a product is looked at and bought over the list and over the comparison', async ({ page, shop }) => {
  const { texts, at, locale } = shop;
  const t = (key: string, values?: Record<string, string | number>) => texts('product', key, values);
  const product = await findProduct(locale, ({ variations }) => {
    return variations.filter(({ current_stock }) => current_stock > 5).length > 2;
  });
  const name = { name: product.name };
  const dialog = page.getByRole('dialog', { name: t('quickView.title', name) });

  await page.goto(at(`/search?searchText=${encodeURIComponent(product.name)}`));
  const card = page.getByRole('article').filter({ hasText: product.name }).first();
  await card.hover();
  const opener = card.getByRole('button', { name: texts('catalog', 'card.quickView') });
  await opener.click();
  await expect(dialog.getByRole('heading', { name: product.name, exact: true })).toBeVisible();
  // By keyboard: the choices lie under their pictures, and move while the dialog comes up.
  const choice = dialog.getByRole('radio', { disabled: false }).nth(1);
  await choice.press('Space');
  await expect(choice).toBeChecked();
  await dialog.getByRole('button', { name: t('quantity.increase') }).click();
  const quantity = dialog.getByRole('textbox');
  await expect(quantity).toHaveValue('2');
  for (const [typed, taken] of [
    ['٣', '3'],
    ['٢٫٥', '3'],
  ] as const) {
    await quantity.fill(typed);
    await quantity.press('Enter');
    await expect(quantity).toHaveValue(taken);
  }
  await expect(page.getByText(t('quantity.notWhole')).first()).toBeVisible();
  await expect(page).not.toHaveURL(/variant=/);
  await expect(dialog.getByText(t('facts.sku'))).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await card.getByRole('button', { name: texts('catalog', 'card.compare') }).click();
  await page.goto(at('/compare'));
  await page
    .getByRole('main')
    .getByRole('button', { name: texts('catalog', 'row.choose') })
    .click();
  await expect(dialog.getByRole('textbox')).toHaveValue('1');
  await dialog.getByRole('button', { name: t('purchase.add') }).click();
  const drawer = page.getByRole('dialog', { name: texts('cart-checkout', 'drawer.title') });
  await expect(drawer).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(drawer.getByText(product.name).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(cartLink(page, shop, 1)).toBeVisible();
});
