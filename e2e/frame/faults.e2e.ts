import { startFailureWords } from '@dana/contracts/start-failure-words';
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
    if (location.pathname.endsWith('/contact'))
      Object.defineProperty(window, 'IntersectionObserver', {
        value: class {
          constructor() {
            throw new Error('This frame was broken on purpose.');
          }
        },
      });
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
  // It is not the page of an unknown address.
  await expect(main.getByText(texts('shell', 'errorPage.sentence'))).toHaveCount(0);
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

test(
  'a page that cannot be started says so with the name of the fault, and starts when its file comes',
  inOneLanguage,
  async ({ page, shop, problems }) => {
    problems.expected.push(/ERR_FAILED|could not be started|preload/);
    const { at, locale } = shop;
    const isTexts = /\/locale-(en|ar)\.\w+\.js$/;
    await page.route(isTexts, (route) => route.abort());
    const reported = page.waitForRequest((request) => /"incident"/.test(request.postData() ?? ''));
    await page.goto(at('/about'));
    const { incident } = (await reported).postDataJSON().events[0];
    const notice = page.getByRole('alert').filter({ hasText: incident });
    await expect(notice).toBeVisible();
    // What the server sent can be read meanwhile.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute(isTexts);
    await notice.getByRole('link').click();
    await expectHydrated(page);
    await expect(page.getByRole('alert').filter({ hasText: incident })).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  },
);

test('a page whose first script does not come says so with the name of the fault, and starts when it comes', async ({
  page,
  shop,
  problems,
}) => {
  problems.expected.push(/ERR_FAILED|preload/);
  const isFirstScript = /\/assets\/shell\/.*\/main\.\w+\.js$/;
  await page.route(isFirstScript, (route) => route.abort());
  const reported = page.waitForRequest((request) => /"incident"/.test(request.postData() ?? ''));
  await page.goto(shop.at('/about'));
  const { incident } = (await reported).postDataJSON().events[0];
  const { sentence, reload } = startFailureWords[shop.locale];
  const notice = page.getByRole('alert').filter({ hasText: sentence });
  await expect(notice).toContainText(incident);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(isFirstScript);
  await notice.getByRole('link', { name: reload }).click();
  await expectHydrated(page);
  await expect(notice).toHaveCount(0);
});

test('an unknown address inside the shop is the error page without a new document, with ways on', async ({
  page,
  shop,
  problems,
}) => {
  const { at, texts } = shop;
  problems.expected.push(/status of 404/);
  await page.goto(at('/blog-details/no-such-article'));
  await expect(page).toHaveTitle(new RegExp(texts('shell', 'errorPage.title')));
  const main = page.getByRole('main');
  await expect(main.getByText('404')).toBeVisible();
  await expect(
    main.getByText(texts('shell', 'errorPage.notFound', { path: at('/blog-details/no-such-article') })),
  ).toBeVisible();
  await expect(main.getByText(texts('shell', 'errorPage.sentence'))).toBeVisible();
  await main.getByRole('link', { name: texts('departments', '/category/fashion'), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/category/fashion')}$`));
});

test('an address without a language leads to the chosen one, or to English, with path and query', async ({
  shop,
  request,
}) => {
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
});
