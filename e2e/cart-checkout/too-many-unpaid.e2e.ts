import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleCatalogue } from '@dana/config/sample-catalogue';
import { createSupervisor, type Supervisor } from '@dana/config/supervise/supervisor';
import { waitForHealth } from '@dana/config/supervise/wait-for-health';
import { workspaceRoot } from '@dana/config/workspace';
import type { Page } from '@playwright/test';
import { arriveSignedIn, newShopper } from '../steps/account.ts';
import { agreeToTerms, checkoutField, choosePayment, placeButton } from '../steps/check-out.ts';
import { giveCart, productsToBuy } from '../steps/prepare-cart.ts';
import { saveAddress } from '../steps/save-address.ts';
import { sharedShop, testPort } from '../support/shared-shop.ts';
import { apiAt } from '../support/shop-api.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/* A shop with its own API, where one order of an account may wait for its payment: the second is refused in the checkout. */

const ports = {
  en: [testPort(594), testPort(595), testPort(598)],
  ar: [testPort(596), testPort(597), testPort(599)],
} as const;
const startLimitMs = 90_000;
/** Source: the API's messages, which are no texts of a part. */
const words = { en: /waiting for payment.*pay or cancel/, ar: /بانتظار الدفع.*دفع طلب مفتوح أو إلغاؤه/ };

let supervisor: Supervisor;

test.beforeAll(async ({ shopLocale }) => {
  test.setTimeout(2 * startLimitMs);
  const [storefrontPort, apiPort, bankPort] = ports[shopLocale];
  const dataDir = join(workspaceRoot, `.data-e2e-unpaid-${shopLocale}`);
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  supervisor = createSupervisor(() => undefined);
  const start = async (
    name: 'api' | 'edge' | 'practice-bank',
    port: number,
    env: Record<string, string>,
  ): Promise<void> => {
    const script = join(workspaceRoot, `services/${name}/src/server.ts`);
    const usual = {
      PUBLIC_ORIGIN: `http://localhost:${storefrontPort}`,
      API_PORT: String(apiPort),
      PRACTICE_BANK_PORT: String(bankPort),
      PRACTICE_BANK_URL: `http://localhost:${bankPort}`,
      PRACTICE_BANK_SECRET: 'of-this-suite',
    };
    const child = supervisor.start({ name, script, cwd: workspaceRoot, env: { ...usual, ...env } });
    await waitForHealth(`http://localhost:${port}/readyz`, startLimitMs, () => child.exitCode === null);
  };
  await start('api', apiPort, {
    DATA_DIR: dataDir,
    API_CATALOGUE: sampleCatalogue,
    API_LIMIT_UNPAID_ORDERS: '1',
  });
  await start('practice-bank', bankPort, { DATA_DIR: dataDir });
  // The releases of the shared shop, served once more over the other API.
  await start('edge', storefrontPort, { DATA_DIR: sharedShop.dataDir, PORT: String(storefrontPort) });
});
test.afterAll(() => supervisor.stop());

test('a shopper whose unpaid order still waits is told in the checkout what to do, and orders by another way to pay', async ({
  page,
  context,
  shop,
  problems,
}) => {
  problems.expected.push(/status of 429/);
  const [storefrontPort, apiPort] = ports[shop.locale];
  const origin = `http://localhost:${storefrontPort}`;
  const call = apiAt(apiPort);
  const token = await arriveSignedIn(context, newShopper(), call);
  await saveAddress(token, call);
  const [product] = await productsToBuy(shop.locale, 8, 1);
  const fillCheckout = async (): Promise<void> => {
    const body = { product_id: product?.id, product_variation_id: product?.variationId, quantity: 1 };
    await giveCart(context, String((await call('POST', '/carts/add', { token, body })).body.data.id));
    await page.goto(`${origin}${shop.at('/checkout')}`);
    await choosePayment(page, shop, 'knet');
    await agreeToTerms(page, shop);
  };

  await test.step('the first goes to the page on which it would be paid', async () => {
    await fillCheckout();
    await checkoutField(page, shop, 'phone').fill('5000 1234');
    await placeButton(page, shop).click();
    await expect(page).toHaveURL(/\/pay\//);
  });
  await test.step('the second is refused in words, and nothing is lost', async () => {
    await fillCheckout();
    expect(await refusalOf(page, shop)).toMatchObject({ status: 429, code: 'too_many_unpaid' });
    const notice = page.getByRole('main').getByText(words[shop.locale]);
    await expect(notice).toBeVisible();
    await expect(notice).toHaveCSS('direction', shop.locale === 'ar' ? 'rtl' : 'ltr');
    await expect(page.getByText('+965 5000 1234')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${shop.at('/checkout')}$`));
  });
  await test.step('what the words offer is possible', async () => {
    await choosePayment(page, shop, 'cash-on-delivery');
    await placeButton(page, shop).click();
    await expect(page).toHaveURL(new RegExp(`${shop.at('/order/')}[\\w-]{16,}$`));
  });
});

/** Places the order. @returns the API's answer. */
async function refusalOf(page: Page, shop: ShopContext): Promise<{ status: number; code: string }> {
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /\/api\/checkout(\?|$)/.test(response.url()),
  );
  await placeButton(page, shop).click();
  const answer = await answered;
  return { status: answer.status(), code: (await answer.json()).code };
}
