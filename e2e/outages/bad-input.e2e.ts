import { cartLink } from '../steps/browse.ts';
import { storefrontUrl } from '../support/shared-shop.ts';
import { expect, test } from '../support/shop-test.ts';

test('an unknown path answers 404 with the error page and its words', async ({
  page,
  at,
  texts,
  problems,
}) => {
  problems.expected.push(/status of 404/);
  const answer = await page.goto(at('/no/such/page?x=1'));
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(new RegExp(texts('shell', 'errorPage.title')));
  await expect(page.getByText(texts('shell', 'errorPage.sentence'))).toBeVisible();
  await expect(page.getByText(at('/no/such/page?x=1'))).toBeVisible();
  await page.getByRole('link', { name: texts('shell', 'errorPage.backHome') }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/')}$`));
  await expect(page.locator('[data-remote^="mf-catalog@"]').first()).toBeVisible();
});

for (const path of [
  '/product-details/no-such-product',
  '/category/no-such-category',
  '/blog-details/no-such-article',
]) {
  test(`an unknown slug at ${path} answers 404`, async ({ page, at, texts, problems }) => {
    problems.expected.push(/status of 404/);
    expect((await page.goto(at(path)))?.status()).toBe(404);
    await expect(page.getByText(texts('shell', 'errorPage.sentence'))).toBeVisible();
  });
}

test('a malformed answer shows the failing region with a retry, names the field in the log, and leaves the cart', async ({
  page,
  at,
  texts,
  problems,
  context,
}) => {
  problems.expected.push(/answered in a form this shop does not know\. .*data/);
  await context.addCookies([
    {
      name: 'cart_id',
      value: 'kept-all-the-same',
      url: storefrontUrl,
    },
  ]);
  await page.route('**/api/checkout?*', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'later' } }),
  );
  problems.expected.push(/status of 503/);
  await page.goto(at('/blog'));
  let isMalformed = true;
  await page.route(/\/api\/products\?/, async (route) => {
    if (isMalformed)
      await route.fulfill({ json: { success: true, data: [{ id: 'x', name: 7 }], meta: 'none' } });
    else await route.continue();
  });
  await page
    .getByRole('navigation')
    .getByRole('link', { name: texts('shell', 'menu.shop'), exact: true })
    .first()
    .click();
  const retry = page.getByRole('main').getByRole('button', { name: texts('shell', 'unavailable.retry') });
  await expect(retry).toBeVisible();
  isMalformed = false;
  await retry.click();
  await expect(retry).toBeHidden();
  await expect(page.locator('[data-remote^="mf-catalog@"]').first()).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'cart_id')?.value).toBe('kept-all-the-same');
});

test('a search for what looks like a placeholder shows these words, and never the nonce of the page', async ({
  page,
  at,
}) => {
  const answer = await page.goto(at(`/search?searchText=${encodeURIComponent('{{nonce}}')}`));
  await expect(page.getByRole('main').getByText('{{nonce}}').first()).toBeVisible();
  const policy = (await answer?.headerValue('content-security-policy')) ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  expect(nonce).toMatch(/^[\w-]{22}$/);
  const html = (await answer?.text()) ?? '';
  expect(html.replaceAll(` nonce="${nonce}"`, '')).not.toContain(nonce);
});

test('corrupt cookies and storage count as empty', async ({ page, at, context, shop }) => {
  const url = storefrontUrl;
  await context.addCookies([
    { name: 'i18n_redirected', value: '%E0%A4%A', url },
    { name: 'currency', value: '<script>', url },
    { name: 'cart_id', value: '%%%', url },
  ]);
  await page.addInitScript(() => {
    for (const key of ['store.wishlist.v1', 'store.compare.v1', 'closed_ads'])
      localStorage.setItem(key, '{"broken": [');
    sessionStorage.setItem('dana.scroll.v1', 'null');
  });
  expect((await page.goto(at('/')))?.status()).toBe(200);
  await expect(cartLink(page, shop, 0)).toBeVisible();
  await page.goto(at('/wishlist'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
