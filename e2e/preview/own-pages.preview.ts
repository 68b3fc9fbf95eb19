import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { networkAtRest } from '../support/network-rest.ts';
import { expect, test } from '../support/shop-test.ts';
import { expectSound } from '../support/sound-page.ts';
import { addressOf, ownPages } from './own-pages.ts';
import { previewed } from './previewed.ts';

const { deployable, release } = previewed;
const widths = { first: 390, second: 1280 };

for (const route of ownPages(deployable)) {
  const { path, guard } = route;

  test(`${path} of the release is sound, and looks like what is live`, async ({ page, newVisitor, at }) => {
    const address = at(await addressOf(route, previewed.origin));
    await page.goto(previewed.url);
    await expectRelease(page);
    await expectSound(page, address, widths);
    expect(new URL(page.url()).pathname).toBe(guard === 'user' ? at('/login') : address);
    // A guest sees the page of signing in, which may be another team's.
    if (guard === undefined) await expect(page.locator(mark()).first()).toBeAttached();

    const live = await newVisitor();
    await live.goto(at('/'));
    // The first release of a deployable has nothing to be compared with.
    if ((await versionOn(live)) === undefined) return;
    const shown = await pictureOf(page, address);
    const expected = test.info().snapshotPath(`${path.replaceAll(/\W+/g, '-')}.png`);
    await mkdir(dirname(expected), { recursive: true });
    await writeFile(expected, await pictureOf(live, address));
    expect(shown).toMatchSnapshot(`${path.replaceAll(/\W+/g, '-')}.png`, {
      maxDiffPixelRatio: previewed.changeLimit,
    });
  });
}

test('the link shows this release among those that are live', async ({ page }) => {
  await page.goto(previewed.url);
  await expectRelease(page);
});

/** The region that says which release drew it. */
const mark = (): string =>
  deployable === 'shell' ? `[data-shell="${release}"]` : `main [data-remote="${release}"]`;

const expectRelease = async (page: Page): Promise<void> =>
  expect(await versionOn(page)).toBe(previewed.version);

/** The version of the deployable that a visitor gets. */
async function versionOn(page: Page): Promise<string | undefined> {
  const map = await page.evaluate(async () => (await fetch('/release-map.json')).json());
  return { shell: map.shell, ...map.remotes }[deployable]?.version;
}

async function pictureOf(page: Page, address: string): Promise<Buffer> {
  await page.setViewportSize({ width: widths.second, height: 900 });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await networkAtRest(page);
  return page.screenshot({ animations: 'disabled' });
}
