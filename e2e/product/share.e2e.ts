import { expect, test } from '../support/shop-test.ts';
import { detailsOf, findProduct, withoutPictures } from './details.ts';

test('a product is handed on with its variation, by networks, by copying, and by hand where copying fails', async ({
  page,
  shop,
  context,
}) => {
  const { texts, at, locale } = shop;
  const product = await findProduct(locale, ({ variations }) => variations.length > 1);
  const address = at(`/product-details/${product.slug}?variant=${product.variations[1]?.id}`);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withoutPictures(page);
  await page.goto(address);
  const { main, button } = detailsOf(page, shop);
  for (const network of ['Facebook', 'X', 'LinkedIn', 'WhatsApp']) {
    const link = main.getByRole('link', { name: texts('product', 'share.on', { network }) });
    await expect(link).toHaveAttribute('target', '_blank');
    const href = decodeURIComponent((await link.getAttribute('href')) ?? '');
    expect(href, network).toContain(address);
  }
  await button('share.copy').click();
  await expect(page.getByText(texts('product', 'share.copied')).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`^http.*${address.replaceAll('?', '\\?')}$`),
  );

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    document.execCommand = () => false;
  });
  await button('share.copy').click();
  await expect(page.getByText(texts('product', 'share.notCopied')).first()).toBeVisible();
  await expect(main.getByRole('textbox', { name: texts('product', 'share.byHand') })).toHaveValue(
    new RegExp(address.replaceAll('?', '\\?')),
  );
});
