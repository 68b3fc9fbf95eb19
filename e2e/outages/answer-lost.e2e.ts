import { arriveSignedIn, newShopper } from '../steps/account.ts';
import { openTab, writeAddress } from '../steps/profile.ts';
import { expect, test } from '../support/shop-test.ts';

test('an address whose answer was lost is saved once when the shopper saves it again', async ({
  page,
  context,
  shop,
  problems,
}) => {
  problems.expected.push(/net::ERR_FAILED/);
  const { at, texts } = shop;
  await arriveSignedIn(context, newShopper());
  await page.goto(at('/profile'));
  await openTab(page, shop, 'addresses');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: texts('account', 'addresses.add'), exact: true }).click();

  let lost = 0;
  await page.route('**/api/addresses?*', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    // The API does it and says so, and the answer is lost.
    expect((await route.fetch()).status()).toBe(201);
    return route.abort();
  });
  await writeAddress(page, shop, { block: '4' });
  await expect(main.getByText(texts('account', 'form.unreachable'))).toBeVisible();
  await main.getByRole('button', { name: texts('account', 'addresses.save'), exact: true }).click();
  await expect(main.getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(main.getByRole('article')).toHaveCount(1);
  expect(lost).toBe(1);
});
