import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectLive } from '../steps/live-releases.ts';
import { buildFromPage, type OwnBuild } from '../support/own-build.ts';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, shopInBoth, test } from '../support/shop-test.ts';

/* A remote built without anything of ours, from the text of docs/bring-your-own-build.md and nothing else. */

const remote = 'mf-opening-hours';
let storefront: OwnStorefront;
let own: OwnBuild;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  storefront = await startOwnStorefront('own-build', testPort(564));
  own = await buildFromPage();
});
test.afterAll(async () => {
  await own?.remove();
  await storefront?.stop();
});

test('a remote that follows the page on builds of one’s own is released, rendered by the server and used, in both languages', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { release, url } = storefront;
  await release('publish', remote, '--no-build', '--from', own.folder);
  await release('promote', remote, '--version', '1.0.0', '--reason', 'Shoppers ask when the shop is open');
  await expectLive(storefront, remote, '1.0.0');

  for (const { at, locale } of shopInBoth)
    await test.step(`in ${locale}`, async () => {
      const texts = JSON.parse(await readFile(join(own.folder, `src/locales/${locale}.json`), 'utf8'));
      const address = `${url}${at('/opening-hours')}`;
      expect(await (await fetch(address)).text()).toContain(texts.week);
      await page.goto(address);
      const region = page.locator(`[data-remote="${remote}@1.0.0"]`);
      await expect(region.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(texts.title));
      await region.getByRole('button', { name: texts.turn }).click();
      await expect(region.getByText(texts.friday)).toBeVisible();
    });
});
