import { fillCheckout, placeButton } from '../steps/check-out.ts';
import { giveCart, makeCart, placeOrder, productsToBuy } from '../steps/prepare-cart.ts';
import { listProducts, readProduct } from '../support/products.ts';
import { expect, test } from '../support/shop-test.ts';

/* Two shoppers want the last unit; two tabs want the same cart. */

const namespace = 'cart-checkout';
test.use({ actionTimeout: 20_000 });

test('of two shoppers with the last unit one orders it; the other is told, takes it out and orders the rest', async ({
  page,
  shop,
  context,
  problems,
}) => {
  test.setTimeout(120_000);
  // The refused order; the cart that has become an order, which the second tab may just be asking for.
  problems.expected.push(/status of 422/, /status of 404 .*\/api\/checkout\?cart=/);
  const { at, texts, locale } = shop;
  // One for each language, so that both suites have a last unit of their own.
  const scarce = (await listProducts(locale)).filter(
    ({ variations, current_stock: stock }) => variations.length === 0 && stock >= 1 && stock < 10,
  );
  const last = scarce[locale === 'en' ? 0 : 1];
  const [other] = await productsToBuy(locale, 6, 1);
  if (!last || !other) throw new Error('The sample catalogue has no product that is nearly sold out.');
  for (let stock = last.current_stock; stock > 1; stock -= 1)
    await placeOrder(await makeCart([{ id: last.id, quantity: 1 }]));
  expect((await readProduct(locale, last.slug)).current_stock).toBe(1);

  await giveCart(
    context,
    await makeCart([
      { id: last.id, quantity: 1 },
      { ...other, quantity: 1 },
    ]),
  );
  await page.goto(at('/checkout'));
  await fillCheckout(page, shop);
  const sameCart = await context.newPage();
  await sameCart.goto(at('/checkout'));
  await fillCheckout(sameCart, shop);

  await test.step('the other shopper is faster', async () => {
    await placeOrder(await makeCart([{ id: last.id, quantity: 1 }]));
    await placeButton(page, shop).click();
    await expect(page.getByText(texts(namespace, 'short.title'))).toBeVisible();
    await expect(placeButton(page, shop)).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: `${texts(namespace, 'short.remove')} ${last.name}` }).click();
    await expect(page.getByText(texts(namespace, 'short.title'))).toBeHidden();
  });

  await test.step('the rest is ordered once, and the second tab of the same cart is told', async () => {
    await placeButton(page, shop).click();
    await expect(page).toHaveURL(new RegExp(`${at('/order/')}[\\w-]{16,}$`));
    await expect(page.getByRole('main').getByText(last.name)).toHaveCount(0);
    await expect(sameCart.getByText(texts(namespace, 'checkout.nothing'))).toBeVisible();
    expect((await readProduct(locale, last.slug)).current_stock).toBe(0);
  });
});
