import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { buildChanged } from '../support/changed-deployable.ts';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { serveBuild, type ServedBuild } from '../support/serve-build.ts';
import { serveDev } from '../support/serve-dev.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, type ShopContext, shopInBoth, test } from '../support/shop-test.ts';
import { chooseFor, consoleTexts, openConsole } from './release-console.ts';

/* A developer's own build of a remote in the live shop, for her browser alone. */

const remote = 'mf-content';
const ownWords = 'From my own machine';
const changedRoute = `
import styles from './blog.module.css';
export const Component = () => <h1 className={styles.title}>${ownWords}</h1>;
export const head = () => ({ title: '${ownWords}' });
`;

let storefront: OwnStorefront;
let build: string;
let own: ServedBuild | undefined;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  storefront = await startOwnStorefront('override', testPort(565));
  // Under the live version: who only tries something raises none.
  build = await buildChanged(remote, '1.0.0', (folder) =>
    writeFile(join(folder, 'src/routes/blog.route.tsx'), changedRoute),
  );
});
test.beforeEach(async () => {
  own = await serveBuild(build, testPort(566));
});
test.afterEach(() => own?.stop());
test.afterAll(() => storefront.stop());

test('a developer sees her own build in the live shop, others see the live one, and one press ends it', async ({
  page,
  newVisitor,
}) => {
  test.setTimeout(120_000);
  await begin(page);
  for (const shop of shopInBoth)
    await test.step(`in ${shop.locale}`, async () => {
      await page.goto(`${storefront.url}${shop.at('/blog')}`);
      await expect(page.getByRole('heading', { level: 1, name: ownWords })).toBeVisible();
      await expect(badge(page, shop)).toContainText(remote);
      await expect(badge(page, shop)).toContainText('localhost:');
      await expectAccessible(page);
      // Pages of other remotes are as they are, and say so too.
      await page.goto(`${storefront.url}${shop.at('/cart')}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(badge(page, shop).getByRole('status')).toContainText('localhost:');
    });

  const [shop] = shopInBoth;
  const visitor = await newVisitor();
  await visitor.goto(`${storefront.url}${shop.at('/blog')}`);
  await expectLive(visitor);

  await page.goto(`${storefront.url}${shop.at('/blog')}`);
  await badge(page, shop).getByRole('button').click();
  await expectLive(page);
  await page.reload();
  await expectLive(page);
});

test('a dev server takes the place of a live remote as well', async ({ page }) => {
  test.setTimeout(120_000);
  await own?.stop();
  own = await serveDev(build, testPort(567));
  const [shop] = shopInBoth;
  await begin(page);
  await page.goto(`${storefront.url}${shop.at('/blog')}`);
  await expect(page.getByRole('heading', { level: 1, name: ownWords })).toBeVisible();
  await page.goto(`${storefront.url}${shop.at('/about')}`);
  const story = shop.texts('content', 'about.figures.products', { count: 40 });
  await expect(page.getByText(story)).toBeVisible();
});

test('the live remote is shown while the developer’s machine does not answer, and the badge says so', async ({
  page,
  problems,
}) => {
  problems.expected.push(/ERR_CONNECTION_REFUSED/);
  const [shop] = shopInBoth;
  await begin(page);
  await own?.stop();
  own = undefined;
  await page.goto(`${storefront.url}${shop.at('/blog')}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(ownWords)).toHaveCount(0);
  await expect(badge(page, shop).getByRole('status')).toContainText('does not answer');
});

test('a cookie that the shop did not sign changes nothing', async ({ page, context }) => {
  const [shop] = shopInBoth;
  const body = { env: 'production', remote, origin: own?.origin, expires: 4_000_000_000 };
  const forged = `${Buffer.from(JSON.stringify(body)).toString('base64url')}.${'A'.repeat(43)}`;
  await context.addCookies([{ name: 'override', value: forged, url: storefront.url }]);
  await page.goto(`${storefront.url}${shop.at('/blog')}`);
  await expectLive(page);
});

/** Through the page for release managers. */
async function begin(page: Page): Promise<void> {
  const t = consoleTexts('en');
  await openConsole(page, storefront, 'en');
  await chooseFor(page.getByRole('article', { name: remote }), t('ownBuild.button'));
  const dialog = page.getByRole('dialog', { name: t('ownBuild.title', { remote }) });
  await expect(dialog.getByLabel(t('ownBuild.address'))).toHaveValue('http://localhost:3105');
  await expectAccessible(page);
  await dialog.getByLabel(t('ownBuild.address')).fill(own?.origin ?? '');
  await dialog.getByRole('button', { name: t('ownBuild.confirm') }).click();
  const done = t('ownBuild.done', { remote, origin: own?.origin ?? '' });
  await expect(page.getByRole('status').filter({ hasText: done })).toBeVisible();
}

const badgeNames = { en: 'Development', ar: 'التطوير' };
const badge = (page: Page, { locale }: ShopContext): Locator =>
  page.getByRole('complementary', { name: badgeNames[locale] });

async function expectLive(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(page.getByText(ownWords)).toHaveCount(0);
  await expect(page.locator('[data-override]')).toHaveCount(0);
}
