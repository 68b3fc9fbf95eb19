import { expectHydrated } from '../steps/browse.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, shopIn, test } from '../support/shop-test.ts';
import { type OwnShop, startOwnShop } from './own-shop.ts';

/* Looking around on another shop's back end: every page has an answer, and what it does not have is offered nowhere. */

const shown = ['/', '/shop', '/category/tents', '/brand/acme', '/search?searchText=1', '/shop-categories'];
const alsoShown = ['/product-details/thing-4', '/page/terms', '/contact', '/cart', '/wishlist', '/compare'];
const withoutSubject = ['/blog', '/blog-details', '/coupons', '/order', '/forgot', '/confirm-email'];
const ofOurs =
  /\/(blog|coupons|order|forgot|samples|page\/(faq|privacy|shipping|returns))(\/|\?|$)|tab=(orders|addresses)/;

const shop = shopIn('ar');
const { at, texts } = shop;
const offset = 725;

test.use({ baseURL: `http://localhost:${testPort(offset)}` });
let own: OwnShop;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  own = await startOwnShop('own-browsing', offset, 'uuids');
});
test.afterEach(() => {
  const { unknown, refused } = own.backEnd;
  expect({ unknown, refused }).toEqual({ unknown: [], refused: [] });
});
test.afterAll(() => own?.stop());

test('every page opens and leads to nothing that is not there', async ({ page }) => {
  for (const path of [...shown, ...alsoShown])
    await test.step(`${path}`, async () => {
      await page.goto(at(path));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
      const links = await page
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links.filter((href) => ofOurs.test(href ?? ''))).toEqual([]);
      await expect(page.getByText(/KWD 30|30-day|٣٠ يوم|30 يوم/)).toHaveCount(0);
      await expect(page.getByText(/\b0 products/)).toHaveCount(0);
    });
});

test('a page that the back end has nothing for says so', async ({ page }) => {
  for (const path of withoutSubject)
    await test.step(`${path}`, async () => {
      await page.goto(at(path));
      await expect(page.getByRole('heading', { name: texts('shell', 'notOffered.title') })).toBeVisible();
    });
});

test('a list is filtered, sorted and turned by what the back end knows', async ({ page }) => {
  await page.goto(at('/shop?sort=low-to-hight&status=in-stock'));
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goto(at('/shop?page=3'));
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(5);
  await page.goto(at('/shop?minPrice=10&maxPrice=15&category=tents&rating=4&tag=Everyday'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a message and an address for the newsletter are taken', async ({ page }) => {
  await page.goto(at('/contact'));
  await expectHydrated(page);
  const main = page.getByRole('main');
  const typed = { name: 'Noura', email: 'noura@example.com', message: 'Do the tents hold in wind?' };
  for (const [name, words] of Object.entries(typed))
    await main.getByLabel(texts('content', `contact.fields.${name}`), { exact: true }).fill(words);
  await main.getByRole('button', { name: texts('content', 'contact.send'), exact: true }).click();
  await expect.poll(() => own.backEnd.received.map(({ call }) => call)).toContain('POST /contact-form');
  await page.goto(at('/'));
  const field = page.getByRole('textbox', { name: texts('content', 'newsletter.email') }).first();
  await field.scrollIntoViewIfNeeded();
  await field.fill('noura@example.com');
  await field.press('Enter');
  await expect
    .poll(() => own.backEnd.received.at(-1))
    .toEqual({ call: 'POST /newsletter/subscribe', body: { email: 'noura@example.com', name: '' } });
});
