import { expectHydrated } from '../steps/browse.ts';
import { expect, test } from '../support/shop-test.ts';

test('a start script that is lost on the way is asked for again, and the page is hydrated', async ({
  page,
  at,
  problems,
}) => {
  problems.expected.push(/ERR_CONNECTION_FAILED/, /preloaded using link preload but not used/);
  let askedCount = 0;
  await page.route(/\/assets\/shell\/.*\/web\/main\.[^/]*\.js$/, (route) => {
    askedCount += 1;
    // Once as it is fetched ahead, once as it is to run.
    return askedCount <= 2 ? route.abort('connectionfailed') : route.continue();
  });
  await page.goto(at('/'));
  await expectHydrated(page);
  expect(askedCount).toBe(3);
});
