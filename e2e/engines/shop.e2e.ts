import { expect } from '@playwright/test';
import { areas, typed } from '../steps/check-out.ts';
import { paymentName } from '../steps/prepare-cart.ts';
import { aProduct, readProduct } from '../support/products.ts';
import { storefrontUrl } from '../support/shared-shop.ts';
import { type ShopContext, shopInBoth } from '../support/shop-test.ts';
import { closeAdverts } from '../support/without-adverts.ts';
import { type EnginePage, phone, until } from './engine-page.ts';
import { test } from './engine-test.ts';

/*
 * Twelve pages as a phone shows them in browsers other than Chromium, and a purchase on the last of them. All in one browser,
 * one after the other: its start is what takes longest.
 */

test.describe.configure({ mode: 'default', timeout: 300_000 });

const paths = [
  ...['/', '/home-2', '/shop', '/category/electronics', '/search?searchText=oud', '/cart'],
  ...['/login', '/register', '/blog', '/contact', '/coupons'],
];

type Look = {
  lang: string;
  dir: string;
  headings: string[];
  width: number;
  wide: string[];
  isHydrated: boolean;
};

/** What a page looks like: its first headings, and what reaches beyond its sides. */
const look = `
  const width = document.documentElement.clientWidth;
  const controls = [...document.querySelectorAll('#main, #main a[href], #main button, #main input')];
  const beyond = document.documentElement.scrollWidth > width
    ? [...document.body.querySelectorAll('*')].filter((one) => {
        const { left, right, width: own } = one.getBoundingClientRect();
        return own > 0 && (right > width + 1 || left < -1);
      }).slice(0, 5).map((one) => one.tagName + '.' + one.className)
    : [];
  return {
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    headings: [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility()).map((one) => one.textContent.trim()),
    width: innerWidth,
    wide: beyond,
    isHydrated: controls.length > 0 && controls.every((one) => Object.keys(one).some((key) => key.startsWith('__reactFiber'))),
  };`;

for (const shop of shopInBoth)
  test(`twelve pages have their heading, direction and width, no script fails, and a guest buys (${shop.locale})`, async ({
    phonePage: page,
  }) => {
    const { slug } = await aProduct(shop.locale);
    for (const path of [...paths, `/product-details/${slug}`]) {
      await expectPage(page, shop, path);
      // Adverts would lie over the pages: all of them count as closed before.
      if (path === '/') await page.evaluate(`(${closeAdverts})()`);
    }
    const { current_stock: stockBefore } = await readProduct(shop.locale, slug);
    await buyHere(page, shop);
    const { current_stock: stockAfter } = await readProduct(shop.locale, slug);
    // Others may buy it at the same time.
    expect(stockAfter).toBeLessThan(stockBefore);
  });

test('a script that fails and an element beyond the side of a page are noticed', async ({ phonePage }) => {
  await phonePage.open(storefrontUrl + shopInBoth[0].at('/login'));
  await phonePage.evaluate(`
    setTimeout(() => { throw new Error('failed on purpose'); });
    const wide = document.createElement('div');
    wide.style.cssText = 'position: absolute; inset: 0 auto auto 0; inline-size: 600px; block-size: 9px';
    document.body.append(wide);`);
  await until('the error', async () => (await phonePage.problems()).join().includes('failed on purpose'));
  const { wide } = await phonePage.evaluate<Look>(look);
  expect(wide).toContain('DIV.');
});

async function expectPage(page: EnginePage, { at, locale }: ShopContext, path: string): Promise<void> {
  await page.open(storefrontUrl + at(path));
  const seen = await until(`${at(path)} with scripts`, async () => {
    const now = await page.evaluate<Look>(look);
    return now.isHydrated && now.headings.length > 0 && now;
  });
  expect.soft(seen, at(path)).toEqual({
    lang: locale,
    dir: locale === 'ar' ? 'rtl' : 'ltr',
    headings: [expect.stringMatching(/\S/)],
    width: phone.width,
    wide: [],
    isHydrated: true,
  });
  expect.soft(await page.problems(), at(path)).toEqual([]);
}

/** From the page of a product that is open to an order of it, paid on delivery. */
async function buyHere(page: EnginePage, { at, locale, texts }: ShopContext): Promise<void> {
  const t = (key: string) => texts('cart-checkout', key);
  const main = { role: 'main' };
  await page.press({ role: 'button', name: texts('product', 'purchase.add'), within: main });
  const drawer = { role: 'dialog', contains: t('drawer.title') };
  await page.press({ role: 'link', name: t('drawer.checkout'), within: drawer });
  await untilAt(page, at('/checkout'));

  const field = (name: string) => ({ role: 'textbox', name: t(`field.${name}`) });
  await page.type(field('first_name'), 'Dalal');
  await page.type(field('last_name'), 'Al-Sabah');
  await page.type(field('email'), 'dalal@example.com');
  await page.type(field('phone'), typed[locale].phone);
  await page.type({ role: 'combobox', name: t('field.city_id') }, areas[locale]);
  await until(`${areas[locale]} as the marked area`, () =>
    page.evaluate(`return Boolean(document.activeElement?.getAttribute('aria-activedescendant'))`),
  );
  await page.enter();
  for (const name of ['block', 'street', 'building'] as const)
    await page.type(field(name), typed[locale][name]);
  await page.press({
    role: 'radio',
    contains: await paymentName(locale, 'cash-on-delivery'),
    within: { role: 'radiogroup', name: t('payment.title') },
  });
  await page.press({ role: 'checkbox', name: t('notes.agree') });
  await page.press({ role: 'button', contains: t('order.place') });

  await untilAt(page, at('/order/'));
  await until('the confirmation of the order', () =>
    page.evaluate<boolean>(
      `return document.body.innerText.includes(${JSON.stringify(t('orderPage.news.placed'))})`,
    ),
  );
  expect(await page.problems()).toEqual([]);
}

const untilAt = (page: EnginePage, path: string): Promise<boolean> =>
  until(path, () => page.evaluate<boolean>(`return location.pathname.startsWith(${JSON.stringify(path)})`));
