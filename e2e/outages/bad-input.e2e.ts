import { cartLink, expectHydrated } from '../steps/browse.ts';
import { giveCart, makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import { withoutPageData } from '../steps/without-page-data.ts';
import { storefrontUrl } from '../support/shared-shop.ts';
import { expect, test } from '../support/shop-test.ts';

test('an unknown path or name answers 404 with the error page and its words', async ({
  page,
  at,
  texts,
  problems,
}) => {
  problems.expected.push(/status of 404/);
  for (const kind of ['product-details', 'category', 'blog-details']) {
    expect((await page.goto(at(`/${kind}/no-such-name`)))?.status()).toBe(404);
    await expect(page.getByText(texts('shell', 'errorPage.sentence'))).toBeVisible();
  }
  const answer = await page.goto(at('/no/such/page?x=1'));
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(new RegExp(texts('shell', 'errorPage.title')));
  await expect(page.getByText(texts('shell', 'errorPage.sentence'))).toBeVisible();
  await expect(page.getByText(at('/no/such/page?x=1'))).toBeVisible();
  await page.getByRole('link', { name: texts('shell', 'errorPage.backHome') }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/')}$`));
  await expect(page.locator('[data-remote^="mf-catalog@"]').first()).toBeVisible();
});

test('a malformed answer shows the failing region with a retry, names the field in the log, and leaves the cart', async ({
  page,
  at,
  texts,
  problems,
  context,
}) => {
  problems.expected.push(
    /answered in a form this shop does not know\. .*data/,
    /held something that was left out/,
  );
  const [product] = await productsToBuy('en', 1, 1);
  const cart = await makeCart([{ ...product!, quantity: 1 }]);
  await giveCart(context, cart);
  await page.route('**/api/checkout?*', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'later' } }),
  );
  problems.expected.push(/status of 503/);
  await page.goto(at('/blog'));
  await expectHydrated(page);
  await withoutPageData(page);
  let isMalformed = true;
  await page.route(/\/api\/products\?/, async (route) => {
    if (isMalformed)
      await route.fulfill({ json: { success: true, data: [{ id: 'x', name: 7 }], meta: 'none' } });
    else await route.continue();
  });
  await page
    .getByRole('navigation')
    .getByRole('link', { name: texts('footer.menu', '/shop'), exact: true })
    .first()
    .click();
  const retry = page.getByRole('main').getByRole('button', { name: texts('shell', 'unavailable.retry') });
  await expect(retry).toBeVisible();
  isMalformed = false;
  await retry.click();
  await expect(retry).toBeHidden();
  await expect(page.locator('[data-remote^="mf-catalog@"]').first()).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'cart_id')?.value).toBe(cart);
});

test('a search for a script shows these words, and no policy lets it run', async ({ page, at, problems }) => {
  // What this test puts into the page itself.
  problems.expected.push(/inline event handler|script-src-attr inline/);
  const words = '<script>window.stolen = 1</script>';
  const answer = await page.goto(at(`/search?searchText=${encodeURIComponent(words)}`));
  await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  // Known by their bytes, so that neither a text nor an attribute of one element lets another run.
  const policy = (await answer?.headerValue('content-security-policy')) ?? '';
  expect(policy).toMatch(/script-src ('sha256-[\w+/=]{44}' )+'strict-dynamic';/);
  // A script that is put into the page all the same is refused.
  const ran = await page.evaluate(() => {
    const host = document.createElement('div');
    host.innerHTML = '<img src="data:," onerror="window.stolen = 2">';
    document.body.append(host);
    return new Promise((resolve) => setTimeout(() => resolve('stolen' in window), 500));
  });
  expect(ran).toBe(false);
});

test('corrupt cookies and storage count as empty', async ({ page, at, context, shop }) => {
  const url = storefrontUrl;
  await context.addCookies([
    { name: 'i18n_redirected', value: '%E0%A4%A', url },
    { name: 'currency', value: '<script>', url },
    { name: 'cart_id', value: '%%%', url },
  ]);
  await page.addInitScript(() => {
    for (const key of ['dana.wishlist.v1', 'dana.compare.v1', 'closed_ads'])
      localStorage.setItem(key, '{"broken": [');
    sessionStorage.setItem('dana.scroll.v1', 'null');
  });
  expect((await page.goto(at('/')))?.status()).toBe(200);
  await expect(cartLink(page, shop, 0)).toBeVisible();
  await page.goto(at('/wishlist'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
