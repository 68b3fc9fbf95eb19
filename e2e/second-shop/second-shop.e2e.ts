import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '@dana/config/workspace';
import { expectThanks } from './palm-steps.ts';
import { checkoutField, agreeToTerms, fillContact, placeButton } from '../steps/check-out.ts';
import { putInCart } from '../own-back-end/buy-there.ts';
import { fixedRoutes } from '../support/all-routes.ts';
import { beginWithFirstReleases } from '../support/first-releases.ts';
import { keepPictures } from '../support/keep-pictures.ts';
import { openStaffPages } from '../steps/staff.ts';
import { mailsTo, readMail } from '../support/read-outbox.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, shopInBoth, test } from '../support/shop-test.ts';
import { startTestShop, type TestShop } from '../support/start-test-shop.ts';
import { writePalmCatalogue } from './palm-catalogue.ts';

/* A shop unlike the sample: nothing that it shows, sends or serves may name the sample's, in either language. */

const offset = 740;
const origin = `http://localhost:${testPort(offset)}`;
test.use({ baseURL: origin });

/** What only the sample says of itself: name, telephone, address, number, promises, the drawing of its shell. */
const ofSample =
  /\bDana\b|دانة|2200 ?0190|481200|dana\.example|Salem Al Mubarak|سالم المبارك|30[- ]day|30 يوم|Quality Guaranteed|جودة مضمونة|\bDN-|one working day|يوم عمل واحد|twice a month|مرتي?ا?ن في الشهر|chosen one by one|واحدًا واحدًا|only used for this|تُستخدم البيانات|every week|كل أسبوع|M90 122\.4L|M44 138C/u;
const foundIn = (text: string): string | undefined => ofSample.exec(text)?.[0];

const dataDir = join(workspaceRoot, '.data-e2e-second-shop');
let own: TestShop;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  await rm(dataDir, { recursive: true, force: true });
  writePalmCatalogue(join(dataDir, 'catalogue'));
  await beginWithFirstReleases(dataDir);
  own = await startTestShop({
    storefrontPort: testPort(offset),
    apiPort: testPort(offset + 1),
    dataDir,
    environment: { API_CATALOGUE: join(dataDir, 'catalogue') },
  });
});
test.afterAll(() => own?.stop());

for (const { locale, at, texts } of shopInBoth)
  test(`no page of the shop names another one, in ${locale}`, async ({ page, problems }) => {
    test.setTimeout(240_000);
    problems.expected.push(/status of (404|401)/);
    const listed = [
      '/category/dates',
      '/product-details/ajwa',
      '/page/terms',
      '/profile?tab=orders',
      '/no/such/page',
    ];
    const naming: string[] = [];
    for (const path of [...fixedRoutes, ...listed]) {
      const answer = await page.request.get(at(path));
      const found = foundIn(await answer.text());
      if (found) naming.push(`${path}: ${found}`);
    }
    expect(naming).toEqual([]);
    await page.goto(at('/'));
    await expect(page).toHaveTitle(locale === 'ar' ? /نخلة/ : /Nakhla/);
    const banner = page.getByRole('banner');
    await expect(
      banner.getByText(locale === 'ar' ? 'نوصله في المساء نفسه' : 'Brought on the same evening'),
    ).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo').getByText('99001')).toBeVisible();
    // What there is none of stands in no menu, and what departments there are do.
    const links = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.filter((href) => /\/(blog|coupons|home-[234])/.test(href))).toEqual([]);
    expect(links.some((href) => href.endsWith('/category/coffee'))).toBe(true);
    await expect(banner.getByRole('button', { name: texts('shell', 'header.currencies') })).toHaveCount(0);
    expect(foundIn(await page.content())).toBeUndefined();
    await page.goto(at('/contact'));
    await expect(page.getByRole('main').locator('a[href="https://wa.me/96551112233"]')).toBeVisible();
    for (const path of [
      '/',
      '/shop',
      '/product-details/ajwa',
      '/about',
      '/contact',
      '/order',
      '/wishlist',
      '/no/such/page',
    ]) {
      await page.goto(at(path));
      await keepPictures(page, `second-shop/${locale}${path.replaceAll('/', '-')}`);
    }
  });

test('no file that browsers, search engines and phones ask for names another shop', async ({ page }) => {
  const files = ['/favicon.svg', '/sitemap.xml', '/robots.txt', '/_releases/', '/icons/icon.svg'];
  const inBoth = ['/manifest.webmanifest', '/shop/about.json', '/_orders', '/_products'];
  for (const path of [...files, ...inBoth.flatMap((one) => [`${one}?lang=en`, `${one}?lang=ar`])]) {
    const text = await (await page.request.get(path)).text();
    expect([path, foundIn(text)]).toEqual([path, undefined]);
  }
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/en/category/dates');
  expect(sitemap).not.toMatch(/\/(blog|coupons|home-2)/);
});

for (const shop of shopInBoth) {
  const { locale, at, texts } = shop;
  test(`an order is collected at the shop and told of in its name, in ${locale}`, async ({ page }) => {
    test.setTimeout(120_000);
    await putInCart(page, shop, 'sidamo');
    await page.goto(at('/checkout'));
    await page.getByRole('radio', { name: locale === 'ar' ? /الاستلام من المحل/ : /Collect it/ }).check();
    const place = page.getByRole('region', { name: texts('cart-checkout', 'address.collect') });
    await expect(place.getByText(locale === 'ar' ? /سوق المباركية/ : /Souq Al-Mubarakiya/)).toBeVisible();
    await expect(checkoutField(page, shop, 'street')).toHaveCount(0);
    await fillContact(page, shop);
    // The only way to pay is chosen already, and a shop without coupons asks for none.
    await expect(
      page.getByRole('radio', { name: locale === 'ar' ? /الدفع نقدًا/ : /Cash on delivery/ }),
    ).toBeChecked();
    await expect(page.getByLabel(texts('cart-checkout', 'coupon.label'))).toHaveCount(0);
    await agreeToTerms(page, shop);
    await keepPictures(page, `second-shop/${locale}-checkout`);
    await placeButton(page, shop).click();
    const number = await expectThanks(page, shop);
    const progress = page.getByRole('region', { name: texts('account', 'timeline.title') });
    await expect(progress.getByText(texts('account', 'timeline.delivered_pickup'))).toBeVisible();
    await expect(progress.getByText(texts('account', 'timeline.shipped'))).toHaveCount(0);
    await keepPictures(page, `second-shop/${locale}-placed`);
    expect(number).toMatch(/^NK-/);
    const invoice = page.getByRole('link', { name: texts('account', 'orders.invoice'), exact: true }).first();
    const address = (await invoice.getAttribute('href')) ?? '';
    const paper = await (await page.request.get(address)).text();
    expect(paper).toContain(locale === 'ar' ? 'نخلة' : 'Nakhla');
    expect(foundIn(paper)).toBeUndefined();
    for (const own of ['99001', '300123', locale === 'ar' ? 'سوق المباركية' : 'Souq Al-Mubarakiya'])
      expect(paper).toContain(own);
    const toShopper = await readMail('dalal@example.com', number, dataDir);
    expect(toShopper).toContain(locale === 'ar' ? 'سوق المباركية' : 'Souq Al-Mubarakiya');
    await expect.poll(async () => (await mailsTo('hello@nakhla.example', dataDir)).join()).toContain(number);
  });

  test(`a price that the owner changes stands in the shop a moment later, in ${locale}`, async ({
    page,
    problems,
  }) => {
    // The page that asks for the token answers so.
    problems.expected.push(/status of 401/);
    const price = locale === 'en' ? '3.500' : '3.750';
    await openStaffPages(page, locale, { path: '/_products', dataDir });
    await keepPictures(page, `second-shop/${locale}-products`);
    await page.getByRole('searchbox').fill('barhi');
    await page.getByRole('search').getByRole('button').click();
    await page.getByRole('link', { name: locale === 'ar' ? 'تمر برحي' : 'Barhi dates' }).click();
    const form = page.locator('form:has(input[name="price"])');
    await form.locator('input[name="price"]').fill(price);
    await form.getByRole('button').click();
    await expect(page.getByText(new RegExp(` ${price}`)).first()).toBeVisible();
    await keepPictures(page, `second-shop/${locale}-one-product`);
    await expect(async () => {
      await page.goto(at('/product-details/barhi'));
      await expect(page.getByRole('main').getByText(price).first()).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 10_000 });
  });
}

test('no e-mail of the shop names another one', async ({ page }) => {
  const post = (path: string, data: object, lang: string) =>
    page.request.post(`/api${path}`, { data, headers: { 'accept-language': lang, lang } });
  for (const lang of ['en', 'ar']) {
    const email = `noura-${lang}@example.com`;
    const password = 'Gulf-pearls7';
    const person = { first_name: 'Noura', last_name: 'A', email };
    await post('/register', { ...person, password, password_confirmation: password }, lang);
    await post('/forgot-password', { email }, lang);
    await post('/newsletter/subscribe', { email }, lang);
    await post(
      '/contact-form',
      { name: 'Noura', email, phone: '', subject: 'Dates', message: 'Are they soft?' },
      lang,
    );
  }
  const outbox = join(dataDir, 'outbox');
  const eml = async () => (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  await expect.poll(async () => (await eml()).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(10);
  const naming: string[] = [];
  for (const name of await eml()) {
    const mail = decoded(await readFile(join(outbox, name), 'utf8'));
    const found = foundIn(mail);
    if (found) naming.push(`${name}: ${found}`);
    expect.soft(mail, 'the colour of the shop').toMatch(/#6b3e26/i);
    expect.soft(mail, 'the colour of the sample').not.toMatch(/#0b5c63/i);
  }
  expect(naming).toEqual([]);
});

/** Every part of a mail as it is read, and its head. */
function decoded(mail: string): string {
  const quoted = mail.replace(/=\r?\n/g, '');
  const bytes = quoted.replace(/(?:=[0-9A-F]{2})+/g, (run) =>
    Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'),
  );
  const blocks = mail.match(/(?:[A-Za-z0-9+/]{60,76}\r?\n)+[A-Za-z0-9+/=]*/g) ?? [];
  return [bytes, ...blocks.map((block) => Buffer.from(block, 'base64').toString('utf8'))].join('\n');
}
