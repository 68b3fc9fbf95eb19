import { setTimeout } from 'node:timers/promises';
import { inOneLanguage } from '../support/one-language.ts';
import { expectHydrated } from '../steps/browse.ts';
import { chip, products, statusFilter } from '../steps/listing.ts';
import { watchLayoutShift } from '../support/layout-shift.ts';
import { expect, test } from '../support/shop-test.ts';
import { networkAtRest } from '../support/network-rest.ts';

/* What a shopper does with a listing's filters. That the address is all there is of them: journeys/find. */

const namespace = 'catalog';

test(
  'nothing moves when the answer to a filter comes long after the press',
  inOneLanguage,
  async ({ page, shop }) => {
    const expectStill = await watchLayoutShift(page);
    // A jump within half a second of a press is put down to the press: these answers come later than that.
    await page.route('**/api/products?*', async (route) => {
      await setTimeout(600);
      await route.continue().catch(() => undefined);
    });
    await page.goto(shop.at('/shop'));
    await expectHydrated(page);
    const onSale = chip(page, shop, shop.texts(namespace, 'chips.onSale'));
    await statusFilter(page, shop, 'onSale').check();
    await expect(onSale).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await onSale.click();
    await expect(onSale).toHaveCount(0);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expectStill();
  },
);

test('the price slider is moved by the keyboard in the direction of reading, and by its fields', async ({
  page,
  shop,
}) => {
  const { at, texts, locale } = shop;
  await page.goto(at('/shop'));
  const group = page.getByRole('main').getByRole('group', { name: texts(namespace, 'filters.price') });
  const [lowest, highest] = [group.getByRole('slider').first(), group.getByRole('slider').last()];
  await expect(lowest).toBeVisible();
  const middle = async (thumb: typeof lowest) =>
    thumb.evaluate((element) => {
      const { left, width } = (element.closest('[data-index]') ?? element).getBoundingClientRect();
      return left + width / 2;
    });
  // The smallest price stands where reading begins.
  expect((await middle(lowest)) < (await middle(highest))).toBe(locale === 'en');

  const before = Number(await lowest.getAttribute('aria-valuenow'));
  await lowest.focus();
  await page.keyboard.press(locale === 'en' ? 'ArrowRight' : 'ArrowLeft');
  await expect(page).toHaveURL(new RegExp(`minPrice=${before + 1}&`));
  await expect(lowest).toBeFocused();

  // Digits as the language's own keyboard gives them.
  const field = group.getByRole('textbox', { name: texts(namespace, 'filters.highest') });
  await field.fill({ en: '90', ar: '٩٠' }[locale]);
  const apply = group.getByRole('button', { name: texts(namespace, 'filters.apply'), exact: true });
  await apply.click();
  await expect(page).toHaveURL(/maxPrice=90/);
  await expect(field).toHaveValue('90.000');
  await page.getByRole('link', { name: texts(namespace, 'filters.resetPrice') }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/shop')}$`));
});

test('the fields of the price show all digits of its ends, beside the list and in the sheet', async ({
  page,
  shop,
}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(shop.at('/shop'));
    await expectHydrated(page);
    if (width === 390)
      await page.getByRole('button', { name: shop.texts(namespace, 'filters.open'), exact: true }).click();
    const fields = page
      .getByRole('group', { name: shop.texts(namespace, 'filters.price') })
      .getByRole('textbox')
      .filter({ visible: true });
    await expect(fields).toHaveCount(2);
    for (const field of await fields.all())
      expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
});

test(
  'a chip is there at once, an old answer never replaces a newer one, and a failed one can be asked again',
  inOneLanguage,
  async ({ page, shop, problems }) => {
    const { at, texts } = shop;
    await page.goto(at('/shop'));
    await expect(products(page)).toHaveCount(9);
    let releaseOld = () => {};
    const isReleased = new Promise<void>((resolve) => {
      releaseOld = resolve;
    });
    await page.route(/\/api\/products\?.*stock=1/, async (route) => {
      if (!route.request().url().includes('sale=1')) await isReleased;
      // The page may have dropped the call by then, which is as good as not showing its answer.
      await route.continue().catch(() => undefined);
    });
    await expectHydrated(page);
    await statusFilter(page, shop, 'inStock').check();
    await expect(chip(page, shop, texts(namespace, 'chips.inStock'))).toBeVisible();
    await statusFilter(page, shop, 'onSale').check();
    await expect(chip(page, shop, texts(namespace, 'chips.onSale'))).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const newer = await products(page).getByRole('heading').allTextContents();
    releaseOld();
    await networkAtRest(page);
    await expect(products(page).getByRole('heading')).toHaveText(newer);
    await page.unroute(/\/api\/products\?.*stock=1/);

    problems.expected.push(/status of 503/);
    await page.route(/\/api\/products\?/, (route) =>
      route.fulfill({ status: 503, json: { success: false } }),
    );
    await chip(page, shop, texts(namespace, 'chips.inStock')).click();
    await page.route(/\/api\/products\?/, (route) => route.continue());
    const retry = page.getByRole('main').getByRole('button', { name: texts(namespace, 'state.retry') });
    await expect(retry.or(products(page).first())).toBeVisible();
    if (await retry.isVisible()) await retry.click();
    await expect(products(page).first()).toBeVisible();
    await expect(page).toHaveURL(/\?status=on-sale$/);
  },
);

test(
  'a list says that it is no longer busy when its new products are there',
  inOneLanguage,
  async ({ page, shop }) => {
    await page.goto(shop.at('/shop'));
    await expectHydrated(page);
    const names = () => products(page).getByRole('heading').allTextContents();
    const before = await names();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const results = page.locator('section[aria-labelledby="listing-results"]');
    await results.evaluate((section) => {
      const namesNow = () =>
        [...section.querySelectorAll('article h3, article h2')].map((name) => name.textContent);
      new MutationObserver(() => {
        if (section.ariaBusy !== 'true') Reflect.set(window, 'namesWhenReady', namesNow());
      }).observe(section, { attributeFilter: ['aria-busy'] });
    });
    await statusFilter(page, shop, 'onSale').check();
    await expect(chip(page, shop, shop.texts(namespace, 'chips.onSale'))).toBeVisible();
    await page.waitForFunction(() => Reflect.has(window, 'namesWhenReady'));
    await networkAtRest(page);
    await expect.poll(names).not.toEqual(before);
    expect(await page.evaluate(() => Reflect.get(window, 'namesWhenReady'))).toEqual(await names());
  },
);

test(
  'the list dims in the frame of the press, before the shop has answered, and is itself again with the answer',
  inOneLanguage,
  async ({ page, shop }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(shop.at('/shop'));
    await expectHydrated(page);
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
    await page.route(/\/api\/products\?/, async (route) => {
      await isAnswered;
      await route.continue();
    });
    const list = products(page).first().locator('xpath=ancestor::ul[1]');
    const before = await products(page).getByRole('heading').allTextContents();
    const seen = await statusFilter(page, shop, 'onSale').evaluate(async (box: HTMLInputElement) => {
      const shown = document.querySelector('section[aria-labelledby="listing-results"] ul');
      box.click();
      // The frame that the press is drawn in has begun with the first, and is over with the second.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      return { isChecked: box.checked, opacity: Number(shown && getComputedStyle(shown).opacity) };
    });
    expect(seen.isChecked).toBe(true);
    expect(seen.opacity).toBeLessThan(1);
    await expect(products(page).getByRole('heading')).toHaveText(before);
    answer();
    await expect(list).toHaveCSS('opacity', '1');
    await expect(products(page).getByRole('heading')).not.toHaveText(before);
  },
);

test(
  'filters open in a sheet on a phone and take effect behind it',
  inOneLanguage,
  async ({ page, shop }) => {
    const { at, texts } = shop;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at('/shop'));
    await page.getByRole('button', { name: texts(namespace, 'filters.open'), exact: true }).click();
    const sheet = page.getByRole('dialog', { name: texts(namespace, 'filters.title') });
    await sheet.getByRole('checkbox').first().check();
    await expect(page).toHaveURL(/status=on-sale/);
    await sheet.getByRole('button', { name: /\d/ }).last().click();
    await expect(sheet).toBeHidden();
    await expect(chip(page, shop, texts(namespace, 'chips.onSale'))).toBeVisible();
  },
);
