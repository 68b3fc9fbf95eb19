import { arriveSignedIn, fillRegistration, newShopper, openAccount, type Shopper } from '../steps/account.ts';
import { expectHydrated } from '../steps/browse.ts';
import { orderAsGuest } from '../steps/guest-order.ts';
import { saveAddress } from '../steps/save-address.ts';
import { signInHere } from '../steps/sign-in-here.ts';
import { aProduct } from '../support/products.ts';
import { callApi, placeOrder } from '../support/shop-api.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/* An order is there for those whose it is. To all others it is not, whether it exists or not. */

const namespace = 'account';

async function orderOf(shopper: Shopper, { locale }: ShopContext): Promise<{ id: string; number: string }> {
  const token = await openAccount(shopper);
  await saveAddress(token);
  const number = await placeOrder(token, shopper, (await aProduct(locale, 50)).id);
  const [{ id }] = (await callApi('GET', '/orders', { token })).body.data;
  return { id, number };
}

test('an order that is not there and one of somebody else are both answered 404, in the same words; the owner signs in there and sees it', async ({
  page,
  shop,
  problems,
}) => {
  problems.expected.push(/status of 4(04|22)/);
  const { at, texts } = shop;
  const owner = newShopper();
  const { id, number } = await orderOf(owner, shop);
  const paths = [
    `/order/${id}`,
    '/order/nobody',
    '/order/%3Cscript%3E',
    '/order/0',
    `/order/${'x'.repeat(80)}`,
  ];
  const main = page.getByRole('main');
  const words = new Set<string>();
  for (const path of paths) {
    const answer = await page.goto(at(path));
    expect([path, answer?.status()]).toEqual([path, 404]);
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
    // The server's own HTML says so: nobody waits for a script to learn it.
    expect(await answer?.text()).toContain(texts(namespace, 'orderPage.notFound'));
    await expect(main.getByRole('heading', { name: texts(namespace, 'orderPage.notFound') })).toBeVisible();
    words.add((await main.textContent()) ?? '');
  }
  expect(words.size).toBe(1);
  // An address below an order is none of the shop's.
  expect((await page.goto(at(`/order/${id}/more`)))?.status()).toBe(404);

  await page.goto(at(`/order/${id}`));
  await main.getByRole('link', { name: texts(namespace, 'orderPage.signIn'), exact: true }).click();
  await signInHere(page, shop, { ...owner, password: 'not this one' });
  await expect(main.getByRole('alert').first()).toBeVisible();
  await signInHere(page, shop, owner);
  await expect(page).toHaveURL(new RegExp(`${at(`/order/${id}`)}$`));
  await expect(main.getByText(number).first()).toBeVisible();
  expect((await page.reload())?.status()).toBe(200);
});

test('who tracks an order of an account signs in and sees all of it; who registers instead comes back as well', async ({
  page,
  shop,
  newVisitor,
  problems,
}) => {
  problems.expected.push(/status of 404/);
  const { at, texts } = shop;
  const owner = newShopper();
  const { id, number } = await orderOf(owner, shop);
  const track = async (visitor: typeof page): Promise<void> => {
    const main = visitor.getByRole('main');
    await visitor.goto(at('/order'));
    await expectHydrated(visitor);
    await main.getByLabel(texts(namespace, 'track.number'), { exact: true }).fill(number);
    await main.getByLabel(texts(namespace, 'track.contact'), { exact: true }).fill(owner.email);
    await main.getByRole('button', { name: texts(namespace, 'track.submit'), exact: true }).click();
    await main.getByRole('link', { name: texts(namespace, 'track.signIn') }).click();
  };
  await track(page);
  await signInHere(page, shop, owner);
  await expect(page).toHaveURL(new RegExp(`${at(`/order/${id}`)}$`));
  await expect(page.getByRole('main').getByText(number).first()).toBeVisible();

  const visitor = await newVisitor();
  const main = visitor.getByRole('main');
  await track(visitor);
  await main.getByRole('link', { name: texts('account', 'signIn.createOne') }).click();
  await fillRegistration(visitor, shop, newShopper());
  await expect(visitor).toHaveURL(new RegExp(`${at(`/order/${id}`)}$`));
  // It is still the other account's.
  await expect(main.getByRole('heading', { name: texts(namespace, 'orderPage.notFound') })).toBeVisible();
});

test('the order of a guest stays open to her when she signs in afterwards', async ({
  page,
  context,
  shop,
}) => {
  const { at, texts } = shop;
  const shopper = newShopper();
  const id = await orderAsGuest(shop, shopper.email);
  await arriveSignedIn(context, shopper);
  expect((await page.goto(at(`/order/${id}`)))?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: texts(namespace, 'orderPage.news.placed') })).toBeVisible();
  const offer = page.getByRole('button', { name: texts(namespace, 'orderPage.createAccount') });
  await expect(offer).toHaveCount(0);
});
