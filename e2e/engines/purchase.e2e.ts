import { expect } from '@playwright/test';
import { areas, typed } from '../steps/check-out.ts';
import { paymentName } from '../steps/prepare-cart.ts';
import { aProduct, readProduct } from '../support/products.ts';
import { storefrontUrl } from '../support/shared-shop.ts';
import { closeAdverts } from '../support/without-adverts.ts';
import { shopInBoth } from '../support/shop-test.ts';
import { test } from './engine-test.ts';
import { type EnginePage, until } from './engine-page.ts';

/* A guest buys on a phone, in browsers other than Chromium. */

const namespace = 'cart-checkout';

for (const { locale, texts, at } of shopInBoth)
  test(`a guest puts a product into the cart and orders it, paid on delivery (${locale})`, async ({
    phonePage: page,
  }) => {
    test.setTimeout(300_000);
    const product = await aProduct(locale);
    const { current_stock: stockBefore } = await readProduct(locale, product.slug);
    await page.open(storefrontUrl + at('/'));
    // Adverts would lie over the page: all of them count as closed before.
    await page.evaluate(`(${closeAdverts})()`);
    await page.open(`${storefrontUrl}${at('/product-details/')}${product.slug}`);
    const main = { role: 'main' };
    await page.press({ role: 'button', name: texts('product', 'purchase.add'), within: main });
    const drawer = { role: 'dialog', contains: texts(namespace, 'drawer.title') };
    await page.press({ role: 'link', name: texts(namespace, 'drawer.checkout'), within: drawer });
    await untilAt(page, at('/checkout'));

    const field = (name: string) => ({ role: 'textbox', name: texts(namespace, `field.${name}`) });
    await page.type(field('first_name'), 'Dalal');
    await page.type(field('last_name'), 'Al-Sabah');
    await page.type(field('email'), 'dalal@example.com');
    await page.type(field('phone'), typed[locale].phone);
    const area = { role: 'combobox', name: texts(namespace, 'field.city_id') };
    await page.type(area, areas[locale]);
    await until(`${areas[locale]} as the marked area`, () =>
      page.evaluate(`return Boolean(document.activeElement?.getAttribute('aria-activedescendant'))`),
    );
    await page.enter();
    for (const name of ['block', 'street', 'building'] as const)
      await page.type(field(name), typed[locale][name]);
    const payments = { role: 'radiogroup', name: texts(namespace, 'payment.title') };
    await page.press({
      role: 'radio',
      contains: await paymentName(locale, 'cash-on-delivery'),
      within: payments,
    });
    await page.press({ role: 'checkbox', name: texts(namespace, 'notes.agree') });
    await page.press({ role: 'button', contains: texts(namespace, 'order.place') });

    await untilAt(page, `${at('/order/')}`);
    await until('the confirmation of the order', () =>
      page.evaluate<boolean>(
        `return document.body.innerText.includes(${JSON.stringify(texts(namespace, 'orderPage.news.placed'))})`,
      ),
    );
    expect(await page.problems()).toEqual([]);
    const { current_stock: stockAfter } = await readProduct(locale, product.slug);
    // Others may buy it at the same time.
    expect(stockAfter).toBeLessThan(stockBefore);
  });

const untilAt = (page: EnginePage, path: string): Promise<boolean> =>
  until(path, () => page.evaluate<boolean>(`return location.pathname.startsWith(${JSON.stringify(path)})`));
