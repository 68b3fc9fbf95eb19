import { readMail, shopMail } from '../support/read-outbox.ts';
import { expect, test } from '../support/shop-test.ts';

/* Devices whose clock is wrong by years. What has ended and what is too quick is not theirs to say. */

/** Runs in the page before anything else. Not the clock of Playwright: it takes away what a page knows of its document's answer. */
function setClock(year: number): void {
  const Real = Date;
  const shiftMs = Real.UTC(year, 2, 1) - Real.now();
  const now = () => Real.now() + shiftMs;
  const { timeOrigin } = performance;
  Object.defineProperty(performance, 'timeOrigin', { get: () => timeOrigin + shiftMs });
  window.Date = new Proxy(Real, {
    construct: (target, given: []) => (given.length > 0 ? new target(...given) : new target(now())),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

for (const year of [2016, 2035])
  test(`on a device of ${year} a coupon that runs can be used, and a message arrives`, async ({
    page,
    shop,
  }) => {
    const { at, texts, locale } = shop;
    await page.addInitScript(setClock, year);
    await page.goto(at('/coupons'));
    expect(await page.evaluate(() => new Date().getFullYear())).toBe(year);
    const card = page.getByRole('article').filter({ hasText: 'DANA10' });
    await expect(card.getByText(texts('content', 'coupons.active'))).toBeVisible();
    await expect(
      card.getByRole('button', { name: new RegExp(texts('content', 'coupons.copy')) }),
    ).toBeEnabled();
    await expect(card.getByText(texts('content', 'coupons.ended'))).toHaveCount(0);

    await page.goto(at('/contact'));
    const main = page.getByRole('main');
    const field = (name: string) => main.getByLabel(texts('content', `contact.fields.${name}`));
    const email = `clock-${year}-${locale}-${Date.now()}@example.com`;
    const words = `${year} ${Date.now()}: Is it open on Friday?`;
    await field('name').fill('Noura');
    await field('email').fill(email);
    await field('message').fill(words);
    await main.getByRole('button', { name: texts('content', 'contact.send') }).click();
    await expect(main.getByRole('heading', { name: texts('content', 'contact.thanks.title') })).toBeVisible();
    expect(await readMail(shopMail, words)).toContain(email);
  });
