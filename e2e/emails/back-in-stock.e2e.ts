import { makeCart, placeOrder } from '../steps/prepare-cart.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { type ProductMark, readProduct } from '../support/products.ts';
import { mailsTo, readMail } from '../support/read-outbox.ts';
import { storefrontUrl } from '../support/shared-shop.ts';
import { callApi } from '../support/shop-api.ts';
import { expect, test } from '../support/shop-test.ts';

/** Of which there are few: they are bought out, and nothing else here takes them. */
const slug = 'duruba-corniche-sneakers';
const variationId = 1089;

test('a shopper waits for a size that is sold out, confirms it, and gets an email when an order of it is cancelled', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000);
  const { at, texts, locale } = shop;
  const product = await readProduct(locale, slug);
  const stock = product.variations.find(({ id }) => Number(id) === variationId)?.current_stock ?? 0;
  const lines = [{ id: product.id, variationId, quantity: stock }];
  const { id: order } = await placeOrder(await makeCart(lines));

  const email = `waits-${locale}-${Date.now()}@example.com`;
  const path = at(`/product-details/${slug}?variant=${variationId}`);
  const main = page.getByRole('main');
  await test.step('the page offers an email instead of the cart', async () => {
    await page.goto(path);
    await expect(main.getByRole('button', { name: texts('product', 'stockRequest.open') })).toBeVisible();
    // Pictures that are made for the first time hold the connections that the form's file needs.
    await networkAtRest(page);
    await page.goto(at(`/product-details/${slug}?variant=${besideIt(product, variationId)}`));
    await networkAtRest(page);
    const { name } = product.variations.find(({ id }) => Number(id) === variationId)!;
    await main.getByRole('button', { name: texts('product', 'soldOut.ask', { name }), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`variant=${variationId}$`));
    await expect(main.getByText(texts('product', 'stock.out'), { exact: true }).first()).toBeVisible();
    const field = main.getByRole('form').getByLabel(texts('product', 'stockRequest.email'));
    await expect(field).toBeFocused();
    await field.fill(email);
    await field.press('Enter');
    await expect(main.getByRole('status').filter({ hasText: email })).toBeVisible();
  });

  await test.step('its email asks first', async () => {
    const [link = ''] = /http\S+\/stock-requests\/confirm\/\S+/.exec(await readMail(email)) ?? [];
    await page.goto(link);
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
    await page.getByRole('button').click();
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  await test.step('an email comes when the units are back, and its link leads to them', async () => {
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await callApi('POST', `/orders/${order}/cancel`, { body: {} })).status).toBe(200);
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(2);
    const [mail = ''] = await mailsTo(email);
    expect(mail).toContain(product.name);
    const [link = ''] = /http\S+\/product-details\/\S+/.exec(mail) ?? [];
    expect(link).toBe(`${storefrontUrl}${path}`);
    await page.goto(link);
    await expect(main.getByText(texts('product', 'stock.in', { count: stock }))).toBeVisible();
    await expect(main.getByRole('button', { name: texts('product', 'stockRequest.open') })).toHaveCount(0);
  });
});

/** A variation in stock that differs from another by one value: from there the other one cannot be chosen. */
function besideIt({ variations }: ProductMark, variationId: number): string {
  const valuesOf = ({ attributes }: ProductMark['variations'][number]) =>
    attributes.map(({ values }) => [values].flat().join());
  const wanted = valuesOf(variations.find(({ id }) => Number(id) === variationId)!);
  const beside = variations.find(
    (one) =>
      one.current_stock > 0 && valuesOf(one).filter((value, group) => value !== wanted[group]).length === 1,
  );
  return String(beside!.id);
}
