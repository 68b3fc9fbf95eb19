import { startFailureWords } from '@dana/contracts/start-failure-words';
import { expectAccessible } from '../support/accessibility.ts';
import { inOneLanguage } from '../support/one-language.ts';
import { expectHydrated } from '../steps/browse.ts';
import { goOffline } from '../steps/go-offline.ts';
import { expect, test } from '../support/shop-test.ts';
import { openUntilLate } from '../support/when-late.ts';

/* What the frame says when something is missing: the connection, a page, an answer, or the frame itself. */

test(
  'without a connection a banner says so for as long as there is none, and what is shown stays',
  inOneLanguage,
  async ({ page, shop, context, problems }) => {
    const { at, texts } = shop;
    await openUntilLate(page, at('/coupons'));
    const banner = page.getByRole('status').filter({ hasText: texts('shell', 'offline') });
    await expect(banner).toHaveCount(0);
    await goOffline(page, problems);
    await expect(banner).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(banner).toHaveCount(0);
  },
);

test('when the frame itself breaks, the error page says what happened, what to do and what the fault is called', async ({
  page,
  shop,
  problems,
}) => {
  problems.expected.push(/broken on purpose/);
  const { at, texts } = shop;
  await page.addInitScript(() => {
    if (!location.pathname.endsWith('/contact')) return;
    // The first icon of the header, once: the error page has icons, too.
    const find = Document.prototype.getElementById;
    Document.prototype.getElementById = function (id) {
      if (!id.startsWith('icon-')) return find.call(this, id);
      Document.prototype.getElementById = find;
      throw new Error('This frame was broken on purpose.');
    };
  });
  const reported = page.waitForRequest((request) => /"incident"/.test(request.postData() ?? ''));
  await page.goto(at('/contact'));
  await expect(
    page.getByRole('heading', { level: 1, name: texts('shell', 'errorPage.title') }),
  ).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('500')).toBeVisible();
  await expect(main.getByText(texts('shell', 'errorPage.fault'), { exact: true })).toBeVisible();
  await expect(main.getByText(texts('shell', 'errorPage.faultSentence'))).toBeVisible();
  await expect(main.getByText(texts('shell', 'errorPage.sentence'))).toBeVisible();
  await expect(page).toHaveTitle(texts('shell', 'errorPage.title'));
  await expect(main).not.toContainText('on purpose');
  // The report calls the fault as the page does.
  const { events } = (await reported).postDataJSON();
  const { incident } = events.find(({ kind }: { kind: string }) => kind === 'thrown');
  await expect(main.getByText(texts('shell', 'errorPage.incident', { incident }))).toBeVisible();
  await expect(main.getByRole('button', { name: texts('shell', 'unavailable.retry') })).toBeVisible();
  await main.getByRole('link', { name: texts('shell', 'errorPage.backHome') }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/')}$`));
  await expect(page.getByRole('banner')).toBeVisible();
});

/** What a page needs to start, by what is missing. */
const startFiles = {
  'whose words do not come': /\/locale-(en|ar)\.\w+\.js$/,
  'whose first script does not come': /\/assets\/shell\/.*\/main\.\w+\.js$/,
};
for (const [what, file] of Object.entries(startFiles))
  test(
    `a page ${what} says so with the name of the fault, and starts when that comes`,
    inOneLanguage,
    async ({ page, shop, problems }) => {
      problems.expected.push(/ERR_FAILED|could not be started|preload/);
      await page.route(file, (route) => route.abort());
      const reported = page.waitForRequest((request) => /"incident"/.test(request.postData() ?? ''));
      await page.goto(shop.at('/about'));
      const { incident } = (await reported).postDataJSON().events[0];
      const { sentence, reload } = startFailureWords[shop.locale];
      const notice = page.getByRole('alert').filter({ hasText: sentence });
      await expect(notice).toContainText(incident);
      // What the server sent can be read meanwhile.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.unroute(file);
      await notice.getByRole('link', { name: reload }).click();
      await expectHydrated(page);
      await expect(notice).toHaveCount(0);
    },
  );

test(
  'an address without a language leads to the chosen one, or to English, with path and query',
  inOneLanguage,
  async ({ shop, request }) => {
    const { at, locale } = shop;
    const chosen = { cookie: `i18n_redirected=${locale}` };
    for (const path of [
      '/',
      '/shop?page=2&status=on-sale',
      '/page/privacy',
      '/blog-details/caring-for-pearls',
    ]) {
      const answer = await request.get(path, { maxRedirects: 0, headers: chosen });
      expect([answer.status(), answer.headers().location]).toEqual([302, at(path)]);
    }
    const stranger = await request.get('/shop', { maxRedirects: 0, headers: { 'accept-language': 'ar' } });
    expect([stranger.status(), stranger.headers().location]).toEqual([302, '/en/shop']);
  },
);
