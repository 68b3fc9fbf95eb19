import { countDocuments } from '../support/count-documents.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, shopInBoth, test } from '../support/shop-test.ts';
import { ofRemote, regionOf, startTrial, type Trial } from './trial.ts';

/* Tabs that stand open while a broken release is live, and are well again by themselves once it is taken back. */

const breaksWhenLoaded = (version: string) =>
  `export function Component() {\n  return null;\n}\nthrow new Error('${version} was broken on purpose.');\n`;

let trial: Trial;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  trial = await startTrial('heals', testPort(613));
  // The one before the live one breaks as well, so that nothing stands in its place.
  await trial.release('1.0.2', breaksWhenLoaded('1.0.2'));
  await trial.release('1.0.3', breaksWhenLoaded('1.0.3'));
});
test.afterAll(() => trial.storefront.stop());

test('a region that says that it is missing is there by itself after a rollback, and what is being typed beside it stays', async ({
  newVisitor,
  problems,
}) => {
  test.setTimeout(180_000);
  problems.expected.push(/broken on purpose|could not be loaded|503|RemoteLoadError/);
  const visits = await Promise.all(
    shopInBoth.map(async ({ at, texts }) => {
      const page = await newVisitor();
      await page.goto(`${trial.storefront.url}${at('/blog')}`);
      const missing = page.getByRole('heading', {
        level: 1,
        name: texts('shell', 'unavailable.remote.title'),
      });
      await expect(missing).toBeVisible();
      const search = page.getByRole('banner').getByRole('search');
      await search.getByLabel(texts('shell', 'header.searchLabel')).click();
      const field = search.getByRole('combobox');
      await field.pressSequentially('lam');
      return { page, missing, field, texts, documents: countDocuments(page) };
    }),
  );
  await trial.rollBack('1.0.0', 'Two releases in a row break');
  for (const { page, missing, field, texts, documents } of visits) {
    await expect(regionOf(page, '1.0.0')).toBeVisible({ timeout: 90_000 });
    await expect(missing).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(texts('shop', 'journal.title')));
    await expect(field).toBeFocused();
    // The shopper goes on where they were.
    await field.press('End');
    await field.pressSequentially('p');
    await expect(field).toHaveValue('lamp');
    expect(documents()).toBe(0);
    // The next page is one of a single composition again.
    await field.press('Enter');
    await expect(page).toHaveURL(/search/);
    await expect.poll(documents).toBe(1);
    await expect(page.locator(`[data-remote^="${ofRemote}@1.0.3"]`)).toHaveCount(0);
  }
});
