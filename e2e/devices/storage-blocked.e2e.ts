import { buyTwoAsGuest } from '../steps/buy-two-as-guest.ts';
import { productWithChoices } from '../support/products.ts';
import { expect, test } from '../support/shop-test.ts';

/* A browser that is told to keep nothing: cookies, storage and all that goes with them throw when they are named. */

/** Runs in the page before anything else. */
function forbidStorage(): void {
  const forbid = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
    Object.defineProperty(window, name, { get: forbid });
  Object.defineProperty(Document.prototype, 'cookie', { get: forbid, set: forbid });
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: forbid });
  if ('locks' in navigator)
    LockManager.prototype.request = () => Promise.reject(new DOMException('insecure', 'SecurityError'));
  Object.defineProperty(window, 'BroadcastChannel', { value: forbid });
}

test('a guest whose browser keeps nothing at all finds a product, buys two of it and sees the order', async ({
  page,
  shop,
}) => {
  test.setTimeout(180_000);
  await page.addInitScript(forbidStorage);
  await buyTwoAsGuest(page, shop, await productWithChoices(shop.locale));
  const isForbidden = await page.evaluate(() => {
    try {
      return [localStorage, sessionStorage].length === 0;
    } catch {
      return true;
    }
  });
  expect(isForbidden).toBe(true);
});
