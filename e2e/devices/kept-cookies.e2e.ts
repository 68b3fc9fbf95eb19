import { addButton } from '../steps/add-button.ts';
import { expectHydrated } from '../steps/browse.ts';
import { aProduct } from '../support/products.ts';
import { expect, shopIn, test } from '../support/shop-test.ts';

/* Safari keeps what a script wrote for seven days. What a shopper chose lasts, because the server sets it. */

const ownNames = { en: 'English', ar: 'العربية' };

/** Runs in the page before anything else: no cookie of a script lasts longer than in Safari. */
function keepForAWeek(): void {
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as PropertyDescriptor;
  Object.defineProperty(Document.prototype, 'cookie', {
    ...own,
    set(line: string) {
      const inDays = (_: string, seconds: string) => `Max-Age=${Math.min(Number(seconds), 604_800)}`;
      own.set?.call(this, line.replace(/Max-Age=(\d+)/i, inDays));
    },
  });
}

test('language, currency and cart are kept by the server for as long as is promised, where scripts’ cookies last a week', async ({
  page,
  context,
  shop,
}) => {
  const { at, texts, locale } = shop;
  const other = shopIn(locale === 'en' ? 'ar' : 'en');
  const kept = async (name: string) => {
    const cookie = (await context.cookies()).find((each) => each.name === name);
    if (!cookie) return undefined;
    const { value, httpOnly, sameSite } = cookie;
    return { value, httpOnly, sameSite, days: Math.round((cookie.expires - Date.now() / 1_000) / 86_400) };
  };
  const readable = { httpOnly: false, sameSite: 'Lax' };
  await page.addInitScript(keepForAWeek);
  const { slug } = await aProduct(locale);
  await page.goto(at(`/product-details/${slug}`));
  await expectHydrated(page);

  await test.step('a script’s own cookie lasts a week here', async () => {
    await page.evaluate(() => {
      document.cookie = 'of_a_script=1; Path=/; Max-Age=31536000';
    });
    expect(await kept('of_a_script')).toMatchObject({ days: 7 });
  });

  await test.step('the cart is kept for 30 days', async () => {
    await addButton(page, texts).click();
    const drawer = page.getByRole('dialog', { name: texts('cart-checkout', 'drawer.title') });
    await expect(drawer).toBeVisible();
    await expect.poll(() => kept('cart_id')).toMatchObject({ ...readable, days: 30 });
    await drawer.getByRole('button', { name: texts('cart-checkout', 'drawer.close') }).click();
  });

  const banner = page.getByRole('banner');
  await test.step('the currency is kept for a year', async () => {
    await banner.getByRole('button', { name: texts('shell', 'header.currency', { code: 'KWD' }) }).click();
    const choices = banner.getByRole('list', { name: texts('shell', 'header.currencies') });
    await choices.getByRole('button', { name: /SAR/ }).click();
    await expect(page.getByRole('main').getByText(/SAR/).first()).toBeVisible();
    await expect.poll(() => kept('currency')).toEqual({ ...readable, value: 'SAR', days: 365 });
  });

  await test.step('the language is kept for a year', async () => {
    await banner.getByRole('link', { name: ownNames[other.locale], exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${other.at('/product-details/')}`));
    await expect.poll(() => kept('i18n_redirected')).toEqual({ ...readable, value: other.locale, days: 365 });
  });
});
