import { networkAtRest, watchNetwork } from '../support/network-rest.ts';
import { expect, test } from '../support/shop-test.ts';

/* A home page that one gets to the end of. */

/** How much is scrolled on a phone at most. Unit: px. */
const mostPhoneHeight = 7_000;

const homes = [
  { path: '', mostPlaces: 2 },
  { path: '/home-2', mostPlaces: 4 },
  { path: '/home-3', mostPlaces: 4 },
  { path: '/home-4', mostPlaces: 4 },
];

test('the home of a phone has an end, and no home shows a product all over it', async ({ page, shop }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  watchNetwork(page);
  for (const { path, mostPlaces } of homes) {
    await page.goto(shop.at(path));
    await networkAtRest(page);
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
        scrollTo(0, y);
        await new Promise(requestAnimationFrame);
      }
    });
    await networkAtRest(page);
    const { height, width, places } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      width: document.documentElement.scrollWidth,
      places: Array.from(
        document.querySelectorAll('main :is(h3, h4) a[href*="/product-details/"]'),
        (link) => link.getAttribute('href') ?? '',
      ),
    }));
    const counts = places.map((place) => places.filter((other) => other === place).length);
    expect(places.length).toBeGreaterThan(10);
    expect(Math.max(...counts), path).toBeLessThanOrEqual(mostPlaces);
    expect(width, path).toBeLessThanOrEqual(390);
    if (path === '') expect(height).toBeLessThanOrEqual(mostPhoneHeight);
  }
});
