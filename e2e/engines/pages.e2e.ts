import { expect } from '@playwright/test';
import { aProduct } from '../support/products.ts';
import { type ShopContext, shopInBoth } from '../support/shop-test.ts';
import { storefrontUrl } from '../support/shared-shop.ts';
import { test } from './engine-test.ts';
import { type EnginePage, phone, until } from './engine-page.ts';

/* Twelve pages as a phone shows them in browsers other than Chromium. */

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

for (const shop of shopInBoth)
  test(`twelve pages have their heading, direction and width, and no script fails (${shop.locale})`, async ({
    phonePage,
  }) => {
    test.setTimeout(300_000);
    const { slug } = await aProduct(shop.locale);
    for (const path of [...paths, `/product-details/${slug}`]) await expectPage(phonePage, shop, path);
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
