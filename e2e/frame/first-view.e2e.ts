import type { Page } from '@playwright/test';
import { inOneLanguage } from '../support/one-language.ts';
import { expectHydrated } from '../steps/browse.ts';
import { holdBack } from '../support/hold-back.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { aProduct } from '../support/products.ts';
import { expect, test } from '../support/shop-test.ts';

/* What stands in the document itself is enough to show it as it will stay. */

/** How long the first slide of a home stands. Unit: milliseconds. */
const slideMs = 7_000;

/** Where everything on the page stands, and how it is painted. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, font, display } = getComputedStyle(element);
      if (element.localName === 'img') return element.getAttribute('class');
      const name = `${element.localName}.${element.getAttribute('class')}`;
      return [name, ...[x, y, width, height].map(Math.round), color, backgroundColor, font, display].join(
        ' ',
      );
    }),
  );

const wholeSheets = (page: Page) =>
  page.evaluate(() => {
    const sheets = [...document.styleSheets];
    const isWhole = ({ href }: CSSStyleSheet) => href !== null;
    return {
      // Two of them hold the faces of the text and the shop's colours, which nothing follows.
      parts: document.querySelectorAll('head > style').length - 2,
      there: sheets.filter(isWhole).length,
      areBehind: sheets.slice(sheets.findIndex(isWhole)).every(isWhole),
    };
  });

test('the page looks the same before and after its whole style sheets are there', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(/\.(js|woff2)$/, () => undefined);
  const { slug } = await aProduct(shop.locale);
  for (const path of ['/', '/shop', `/product-details/${slug}`])
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const releaseSheets = await holdBack(page, /\.css$/);
      await page.goto(shop.at(path), { waitUntil: 'domcontentloaded' });
      // Everything is compared, also what would be laid out later.
      await page.evaluate(() => delete document.documentElement.dataset.parts);
      const before = await looks(page);
      expect((await wholeSheets(page)).there).toBe(0);
      releaseSheets();
      await expect
        .poll(async () => {
          const { parts, there } = await wholeSheets(page);
          return parts > 0 && there === parts;
        })
        .toBe(true);
      expect(await looks(page)).toEqual(before);
      await page.unroute(/\.css$/);
    }
});

test('style sheets: none is asked for twice, none has all text laid out again, and none but the shop’s own counts', async ({
  page,
  shop,
  problems,
}) => {
  problems.expected.push(/style-src-elem/);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(request.url());
  });
  await page.goto(shop.at('/'));
  await expectHydrated(page);
  await networkAtRest(page);
  expect(asked.length).toBeGreaterThan(1);
  expect(asked).toEqual([...new Set(asked)]);
  expect(await page.locator('link[rel="stylesheet"]').count()).toBe(asked.length);

  // A browser lays text out again when faces come, even those that it has, and when a sheet comes between others.
  const withFaces = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].some((rule) => rule instanceof CSSFontFaceRule) ? [sheet.href] : [],
    ),
  );
  expect(withFaces).toEqual([null]);
  const { there, areBehind } = await wholeSheets(page);
  expect(there).toBeGreaterThan(1);
  expect(areBehind).toBe(true);

  expect(problems.found).toEqual([]);
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'h1{display:none!important}';
    document.head.append(style);
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => problems.found.length).toBeGreaterThan(0);
});

test(
  'without scripts the whole style sheets are there from the start',
  inOneLanguage,
  async ({ browser, baseURL, shop }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(shop.at('/'));
    const hrefs = await page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href ?? []));
    expect(hrefs.length).toBeGreaterThan(1);
    expect(await page.locator('head > style').count()).toBe(hrefs.length + 2);
    await context.close();
  },
);

test(
  'the picture of the first view is asked for before any script or style sheet',
  inOneLanguage,
  async ({ page, shop }) => {
    const { slug } = await aProduct(shop.locale);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType()));
    for (const path of ['/', `/product-details/${slug}`]) {
      // What the page before fetches behind its back is not this one's.
      await page.goto('about:blank');
      asked.length = 0;
      const releasePictures = await holdBack(page, '**/api/media/**');
      await page.goto(shop.at(path), { waitUntil: 'domcontentloaded' });
      await expect.poll(() => asked).toContain('image');
      expect(asked.filter((type) => ['script', 'stylesheet'].includes(type))).toEqual([]);
      releasePictures();
      await expectHydrated(page);
      expect(asked).toEqual(expect.arrayContaining(['script', 'stylesheet']));
      await page.unroute('**/api/media/**');
    }
  },
);

test(
  'pictures outside the first view are asked for when somebody moves on, those of a carousel before it turns',
  inOneLanguage,
  async ({ page, shop }) => {
    const pictures = notePictures(page);
    await page.clock.install();
    await page.setViewportSize({ width: 390, height: 844 });
    const releaseScripts = await holdBack(page, /\/main\.[^/]*\.js$/);
    const asked = page.waitForRequest(/\/main\.[^/]*\.js$/);
    await page.goto(shop.at('/'), { waitUntil: 'domcontentloaded' });
    await asked;
    const hidden = await page.locator('#main [role="group"] img').nth(1).getAttribute('src');
    const name = hidden?.replace(/^.*\/media\/|\/[^/]*$/g, '') ?? '';
    const isAsked = () => pictures.some((url) => name !== '' && url.includes(name));
    await expect.poll(() => pictures.length).toBeGreaterThan(0);
    await page.waitForTimeout(500);
    expect(isAsked(), name).toBe(false);
    releaseScripts();
    await expectHydrated(page);
    await networkAtRest(page);
    const below = await page.locator('#main [data-part] img').count();
    const before = pictures.length;
    expect(before).toBeLessThan(below / 2);
    // It is asked for when the carousel would turn, which it does the next time.
    await page.clock.fastForward(slideMs);
    await expect.poll(isAsked, { message: name }).toBe(true);
    await networkAtRest(page);
    await page.clock.fastForward(slideMs);
    const slide = page.locator('#main [role="group"]').nth(1).locator('img');
    await expect(slide).toBeInViewport();
    expect(await slide.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(pictures.length).toBe(before + 1);
    await page.keyboard.press('Shift');
    await expect.poll(() => pictures.length).toBeGreaterThan(before + 1);
  },
);

test(
  'however late the scripts are, all pictures of the first view come, and others when somebody moves on',
  inOneLanguage,
  async ({ page, shop }) => {
    const pictures = notePictures(page);
    await page.route(/\/main\.[^/]*\.js$/, () => undefined);
    await page.goto(shop.at('/shop'), { waitUntil: 'domcontentloaded' });
    const seen = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLImageElement>('#main picture > img')].flatMap((image) => {
          const { top, bottom, width } = image.parentElement!.getBoundingClientRect();
          return width > 0 && bottom > 0 && top < innerHeight - 50 ? [image.naturalWidth > 0] : [];
        }),
      );
    await expect.poll(async () => new Set(await seen())).toEqual(new Set([true]));
    expect((await seen()).length).toBeGreaterThan(1);
    const before = pictures.length;
    await page.mouse.wheel(0, 1_200);
    await expect.poll(() => pictures.length).toBeGreaterThan(before);
  },
);

/** The addresses of the products' pictures that a page asks for from now on. */
function notePictures(page: Page): string[] {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/api/media/'))
      pictures.push(request.url());
  });
  return pictures;
}
