import { addButton } from '../steps/add-button.ts';
import { startAnalyticsAddress } from '../support/analytics-address.ts';
import { startOwnStorefront } from '../support/own-storefront.ts';
import { aProduct } from '../support/products.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, test } from '../support/shop-test.ts';

/* A shop may have an address that counts visits. Nothing is sent there before the shopper agrees. */

const ports = { en: testPort(665), ar: testPort(666) };

test('visits are counted after the shopper agreed, and nothing is sent before, after a no, or with a name', async ({
  page,
  shop,
}) => {
  const { at, texts, locale } = shop;
  const product = await aProduct(locale);
  const address = await startAnalyticsAddress();
  const storefront = await startOwnStorefront(`analytics-${locale}`, ports[locale], {
    environment: { ANALYTICS_URL: address.url },
  });
  const question = page.getByRole('complementary', { name: texts('shell', 'consent.label') });
  const button = (key: 'yes' | 'no') =>
    question.getByRole('button', { name: texts('shell', `consent.${key}`), exact: true });
  const choice = page
    .getByRole('contentinfo')
    .getByRole('button', { name: texts('shell', 'consent.label'), exact: true });
  const add = () => addButton(page, texts);
  const drawer = page.getByRole('dialog', { name: texts('cart-checkout', 'drawer.title') });
  try {
    await test.step('asks, and sends nothing meanwhile', async () => {
      await page.goto(`${storefront.url}${at(`/product-details/${product.slug}`)}`);
      await expect(question).toBeVisible();
      await networkAtRest(page);
      await add().click();
      await expect(drawer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
    });

    await test.step('remembers a no', async () => {
      await button('no').click();
      await expect(question).toBeHidden();
      await page.goto(`${storefront.url}${at('/about')}`);
      await networkAtRest(page);
      await expect(choice).toBeVisible();
      await expect(question).toBeHidden();
      expect(address.events).toEqual([]);
    });

    await test.step('counts from the moment of a yes, which can be given later', async () => {
      await choice.click();
      await button('yes').click();
      await expect(question).toBeHidden();
      await page.goto(`${storefront.url}${at(`/product-details/${product.slug}`)}`);
      await networkAtRest(page);
      await expect.poll(() => address.events.map(({ type }) => type)).toContain('product.viewed');
      await add().click();
      await expect(drawer).toBeVisible();
      await expect.poll(() => address.events.map(({ type }) => type)).toContain('cart.itemAdded');
    });

    await test.step('names nobody', async () => {
      const paths = new Set(address.events.map(({ path }) => path));
      expect([...paths].toSorted()).toEqual(['/about', `/product-details/${product.slug}`]);
      const added = address.events.filter(({ type }) => type === 'cart.itemAdded');
      expect(added).toMatchObject([{ slug: product.slug, quantity: 1, locale }]);
      for (const headers of address.headers)
        expect([headers.cookie, headers.authorization, headers.referer]).toEqual([
          undefined,
          undefined,
          undefined,
        ]);
    });

    await test.step('stops when the shopper changes their mind', async () => {
      await page.keyboard.press('Escape');
      await choice.click();
      await button('no').click();
      const count = address.events.length;
      await page.goto(`${storefront.url}${at('/about')}`);
      await networkAtRest(page);
      await expect(choice).toBeVisible();
      expect(address.events).toHaveLength(count);
    });
  } finally {
    // A page whose storefront goes away says so in its console.
    await page.goto('about:blank');
    await storefront.stop();
    address.stop();
  }
});

test('a shop without such an address asks nothing', async ({ page, shop }) => {
  const { at, texts } = shop;
  await page.goto(at('/about'));
  await networkAtRest(page);
  await expect(page.getByText(texts('shell', 'consent.question'))).toBeHidden();
  await expect(page.getByRole('button', { name: texts('shell', 'consent.label') })).toBeHidden();
});
