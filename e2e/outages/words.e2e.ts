import { expectHydrated } from '../steps/browse.ts';
import { breakCall, noiseOfFaults } from '../steps/break-call.ts';
import { fillCheckout, placeButton } from '../steps/check-out.ts';
import { giveCart, makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import { signInHere } from '../steps/sign-in-here.ts';
import { withoutPageData } from '../steps/without-page-data.ts';
import { latePartsInCode } from '../support/late-parts-in-code.ts';
import { expect, test } from '../support/shop-test.ts';

/*
 * What is said when something fails, in each language: one page, one call and one form of each kind. That each of them
 * fails in each way is shown by the other suites of outages, in one language.
 */

test.use({ actionTimeout: 20_000 });

test('a page that does not come says so and offers another try: its data, then its remote', async ({
  page,
  shop,
  problems,
}) => {
  problems.expected.push(/status of (404|503)|could not be loaded/);
  const { at, texts } = shop;
  await page.goto(at('/blog'));
  await expectHydrated(page);
  await withoutPageData(page);
  const footer = page.getByRole('contentinfo');
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: texts('shell', 'unavailable.retry') });

  await page.route('**/api/coupons?*', (route) => route.fulfill({ status: 503, json: { success: false } }));
  await footer
    .getByRole('link', { name: texts('footer.menu', '/coupons'), exact: true })
    .first()
    .click();
  await expect(main.getByRole('heading', { name: texts('shell', 'unavailable.data.title') })).toBeVisible();
  await page.unroute('**/api/coupons?*');
  await retry.click();
  await expect(
    main.getByRole('heading', { level: 1, name: texts('content', 'coupons.title') }),
  ).toBeVisible();

  await page.route(/\/assets\/mf-account\//, (route) => route.fulfill({ status: 404, body: '' }));
  await page
    .getByRole('banner')
    .getByRole('link', { name: texts('shell', 'header.signIn'), exact: true })
    .first()
    .click();
  const title = texts('shell', 'unavailable.remote.title');
  await expect(main.getByRole('heading', { name: title })).toBeVisible({ timeout: 25_000 });
  await expect(retry).toBeVisible();
});

test('a cart that cannot be read, a line that is not changed and one that waits say so', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expected.push(noiseOfFaults);
  const { at, texts, locale } = shop;
  const say = (key: string, values = {}) => texts('cart-checkout', key, values);
  const [bought] = await productsToBuy(locale, 11, 1);
  if (!bought) throw new Error('A product is needed.');
  await giveCart(context, await makeCart([{ ...bought, quantity: 1 }]));
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: say('retry') });

  const answerCart = await breakCall(page, 'GET', '/api/checkout', 'hangs');
  await page.goto(at('/cart'));
  await expect(main.getByText(say('read.unreachable')).first()).toBeVisible({ timeout: 20_000 });
  await answerCart();
  await retry.click();
  await expect(main.getByText(say('read.unreachable'))).toHaveCount(0);

  const increase = main.getByRole('button', { name: say('line.increase', { title: bought.name }) });
  const agree = await breakCall(page, 'POST', '/api/carts/edit-item', 'answers 500');
  await increase.click();
  await expect(main.getByText(say('line.notChanged'))).toBeVisible();
  await agree();
  await retry.click();
  await expect(main.getByText(say('line.notChanged'))).toHaveCount(0);

  const reconnect = await breakCall(page, 'POST', '/api/carts/edit-item', 'is cut off');
  await increase.click();
  await expect(main.getByText(say('queued.title'))).toBeVisible();
  await expect(main.getByText(say('queued.line'))).toBeVisible();
  await reconnect();
  await main.getByRole('button', { name: say('queued.sendNow') }).click();
  await expect(main.getByText(say('queued.title'))).toHaveCount(0);
});

test('an order that is not placed says so and keeps what was typed', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expected.push(noiseOfFaults);
  const { at, texts, locale } = shop;
  const [bought] = await productsToBuy(locale, 12, 1);
  if (!bought) throw new Error('A product is needed.');
  await giveCart(context, await makeCart([{ ...bought, quantity: 1 }]));
  await page.goto(at('/checkout'));
  await fillCheckout(page, shop);
  await breakCall(page, 'POST', '/api/checkout', 'answers 500');
  await placeButton(page, shop).click();
  const main = page.getByRole('main');
  await expect(main.getByText(texts('cart-checkout', 'order.failed'))).toBeVisible({ timeout: 20_000 });
});

test('a form whose rules are lost shows the words of the API beside the field', async ({
  page,
  shop,
  problems,
}) => {
  problems.expected.push(/ERR_FAILED|status of 422/);
  const { at, texts } = shop;
  await page.route(/\/rules-sign-in\./, (route) => route.abort());
  await page.goto(at('/login'));
  await expectHydrated(page);
  await signInHere(page, shop, { email: 'noura', password: 'not-a-password' });
  const email = page.getByRole('main').getByLabel(texts('account', 'form.email'), { exact: true });
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/./);
});

test('a part that is lost on the way says so in its place', async ({ page, shop, problems }) => {
  problems.expected.push(/ERR_FAILED|ChunkLoadError/);
  const { at, texts } = shop;
  const form = latePartsInCode().find(({ name }) => name === 'mf-content ContactForm');
  await page.route(`**/${form?.script}`, (route) => route.abort());
  await page.goto(at('/contact'));
  const lost = page.getByRole('alert').filter({ hasText: texts('shell', 'latePart.lost') });
  await expect(lost).toBeVisible({ timeout: 25_000 });
  await expect(lost.getByRole('button', { name: texts('shell', 'unavailable.retry') })).toBeVisible();
});
