import { expectHydrated } from '../steps/browse.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { expect, test } from '../support/shop-test.ts';

/* What the shell itself starts with: each part runs once, and one that is lost is asked for until it is there. */

test('the entry of a remote runs once, however much a page asks of it side by side', async ({
  page,
  shop,
}) => {
  await page.goto(shop.at('/cart'));
  await expectHydrated(page);
  const scripts = page.locator('script[src*="remoteEntry"]');
  await expect.poll(() => scripts.count()).toBeGreaterThan(1);
  await networkAtRest(page);
  const entries = await scripts.evaluateAll((all) => all.map((script) => script.getAttribute('src')));
  expect(new Set(entries).size).toBe(entries.length);
});

test('a start script that is lost on the way is asked for again, and the page is hydrated', async ({
  page,
  shop,
  problems,
}) => {
  problems.expected.push(/ERR_CONNECTION_FAILED/, /preloaded using link preload but not used/);
  let askedCount = 0;
  await page.route(/\/assets\/shell\/.*\/web\/main\.[^/]*\.js$/, (route) => {
    askedCount += 1;
    // Once as it is fetched ahead, once as it is to run.
    return askedCount <= 2 ? route.abort('connectionfailed') : route.continue();
  });
  await page.goto(shop.at('/'));
  await expectHydrated(page);
  expect(askedCount).toBe(3);
});
