import { expectHydrated } from '../steps/browse.ts';
import { expect, test } from '../support/shop-test.ts';
import { detailsOf, findProduct } from './details.ts';

/* A long description is folded, and opens for who goes on in it: what a search of the browser or a reader scrolls to is seen. */

test('a description opens where something scrolls to its end, and shows its first lines still', async ({
  page,
  shop,
}) => {
  const { main, button } = detailsOf(page, shop);
  const product = await findProduct(shop.locale, () => true);
  await page.goto(shop.at(`/product-details/${product.slug}`));
  await expectHydrated(page);
  const toggle = button('description.more');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  const text = main.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`);
  const end = text.locator('p, li').last();
  await expect(end).not.toBeInViewport();

  await end.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await expect(button('description.less')).toHaveAttribute('aria-expanded', 'true');
  await expect(end).toBeInViewport();
  expect(await text.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test('a folded description ends in no dots of its own: behind the end of a sentence they would be four', async ({
  page,
  shop,
}) => {
  const product = await findProduct(shop.locale, () => true);
  await page.goto(shop.at(`/product-details/${product.slug}`));
  const toggle = detailsOf(page, shop).button('description.more');
  const text = page.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`);
  await expect(text).not.toContainText(/\.{4}|…/);
  const dots = await text.evaluate((folded) =>
    [folded, ...folded.querySelectorAll('*')].flatMap((each) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(each);
      return textOverflow === 'clip' && webkitLineClamp === 'none' ? [] : [each.outerHTML];
    }),
  );
  expect(dots).toEqual([]);
});
