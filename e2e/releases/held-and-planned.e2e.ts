import { expectLive, liveVersion } from '../steps/live-releases.ts';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, shopInBoth, test } from '../support/shop-test.ts';

/* What a release manager decides before the night: nothing new, this one as it is, that one at its time. */

const remote = 'mf-content';
let storefront: OwnStorefront;
/** The shop of yesterday. */
let before = 0;

test.describe.configure({ mode: 'serial', timeout: 150_000 });
test.beforeAll(async () => {
  storefront = await startOwnStorefront('held', testPort(642));
  await storefront.publishChanged(remote, '1.0.1');
  before = JSON.parse(await storefront.release('status', '--json')).revision;
});
test.afterAll(() => storefront.stop());

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toISOString();
const promote = (...more: string[]): Promise<string> =>
  storefront.release('promote', remote, '--version', '1.0.1', '--reason', 'The new teaser', ...more);

test('a promotion is made at its time by the storefront, with nobody there, and the next page shows it', async ({
  page,
}) => {
  const blog = `${storefront.url}${shopInBoth[0].at('/blog')}`;
  await page.goto(blog);
  await expect(page.locator(`[data-remote="${remote}@1.0.0"]`).first()).toBeVisible();
  await promote('--at', inSeconds(20));
  expect(await storefront.release('status')).toContain(`${remote}@1.0.1 is promoted at`);
  expect(await liveVersion(storefront, remote)).toBe('1.0.0');
  await expectLive(storefront, remote, '1.0.1', 40_000);
  await page.goto(blog);
  await expect(page.locator(`[data-remote="${remote}@1.0.1"]`).first()).toBeVisible();
  const { slots } = JSON.parse(await storefront.release('status', '--json'));
  expect(slots[remote].scheduled).toBeUndefined();
  expect(slots[remote].lastChange.reason).toContain('The new teaser (scheduled on');
});

test('what is pinned goes back for nobody, and around it the shop of yesterday is restored', async () => {
  await storefront.release('pin', remote, '--reason', 'The good one');
  await expect(storefront.release('rollback', remote, '--reason', 'A mistake')).rejects.toThrow(
    /is pinned at 1\.0\.1/,
  );
  const restored = await storefront.release('restore', String(before), '--reason', 'All as before');
  expect(restored).toContain(`${remote}: pinned, so it stays as it is`);
  expect(await liveVersion(storefront, remote)).toBe('1.0.1');
  await storefront.release('unpin', remote, '--reason', 'Another one is good');
  await storefront.release('rollback', remote, '--reason', 'It covers the menu');
  await expectLive(storefront, remote, '1.0.0', 10_000);
});

test('while everything is frozen nothing goes forward; when the time is over it does, with no change in between', async () => {
  await storefront.release('freeze', '--all', '--until', inSeconds(25), '--reason', 'The big sale');
  await expect(promote('--force')).rejects.toThrow(/Everything is frozen by .* until .* UTC: The big sale/);
  await expect(async () => promote('--force')).toPass({ timeout: 60_000 });
  await expectLive(storefront, remote, '1.0.1', 10_000);
});
