import type { Page } from '@playwright/test';
import { expectHydrated } from '../steps/browse.ts';
import { inOneLanguage } from '../support/one-language.ts';
import { expect, test } from '../support/shop-test.ts';
import { detailsOf, findProduct } from './details.ts';

/** Holds back the page's scripts. @returns lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/main\.[^/]*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return scripts.resolve;
}

test('the gallery is turned, enlarged and left by keyboard, in reading direction', async ({ page, shop }) => {
  const product = await findProduct(shop.locale, ({ media }) => media.length >= 4);
  const { gallery, main, button, thumbnails } = detailsOf(page, shop);
  const [next, previous] = shop.locale === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const count = product.media.length;
  await page.goto(shop.at(`/product-details/${product.slug}`));
  const counter = (place: number) => main.getByText(`${place} / ${count}`, { exact: true });
  await expectHydrated(page);
  await gallery(product.name).getByRole('list').focus();
  await page.keyboard.press(next);
  await expect(counter(2)).toBeVisible();
  await page.keyboard.press(previous);
  await page.keyboard.press(previous);
  await expect(counter(count)).toBeVisible();
  await button('gallery.next').click();
  await expect(counter(1)).toBeVisible();
  await thumbnails.nth(2).click();
  await expect(counter(3)).toBeVisible();

  await button('gallery.enlarge').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`3 / ${count}`)).toBeVisible();
  await page.keyboard.press(next);
  await expect(dialog.getByText(`4 / ${count}`)).toBeVisible();
  const nearer = dialog.getByRole('button', { name: shop.texts('product', 'gallery.nearer') }).last();
  await nearer.press('Enter');
  await expect(dialog.locator('button[aria-pressed]')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button('gallery.enlarge')).toBeFocused();
});

test(
  'a tablet shows a product’s picture, price and way into the cart at once',
  inOneLanguage,
  async ({ page, shop }) => {
    const product = await findProduct(
      shop.locale,
      ({ media, variations }) => media.length > 1 && !variations.length,
    );
    const { gallery, add } = detailsOf(page, shop);
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(shop.at(`/product-details/${product.slug}`));
    await expectHydrated(page);
    await expect(gallery(product.name)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(add).toBeInViewport();
    const [picture, title] = await Promise.all([
      gallery(product.name).boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
    ]);
    expect(title?.y).toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0));
  },
);

test(
  'a picture that was turned to before the scripts came is the one that is counted',
  inOneLanguage,
  async ({ page, shop }) => {
    const letScriptsCome = await holdScripts(page);
    const product = await findProduct(shop.locale, ({ media }) => media.length >= 4);
    await page.goto(shop.at(`/product-details/${product.slug}`), { waitUntil: 'domcontentloaded' });
    const { gallery, main } = detailsOf(page, shop);
    const counter = (place: number) => main.getByText(`${place} / ${product.media.length}`, { exact: true });
    await expect(counter(1)).toBeVisible();
    const pictures = gallery(product.name).getByRole('listitem');
    await pictures.nth(2).evaluate((slide) => slide.scrollIntoView({ inline: 'start', behavior: 'instant' }));
    letScriptsCome();
    await expect(counter(3)).toBeVisible();
    await expect(pictures.nth(2)).toBeInViewport({ ratio: 0.5 });
  },
);

test(
  'a picture that never comes and one that fails leave no waiting sign behind',
  inOneLanguage,
  async ({ page, shop, problems }) => {
    problems.expected.push(/did not load/, /Failed to load resource/);
    const product = await findProduct(shop.locale, ({ media }) => media.length >= 3);
    const [slow = '', broken = ''] = product.media.map(({ full_url }) => full_url.replace(/\.\w+$/, ''));
    // Never answered: the page has to do without.
    await page.route(`**${slow}**`, () => undefined);
    await page.route(`**${broken}**`, (route) => route.fulfill({ status: 404 }));
    await page.goto(shop.at(`/product-details/${product.slug}`), { waitUntil: 'commit' });
    const { button, main } = detailsOf(page, shop);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await button('gallery.next').click();
    await expect(page.locator('[data-loading]')).toHaveCount(0);
    await expect(detailsOf(page, shop).add).toBeEnabled();
  },
);

test(
  'the sign that a picture is waited for leaves three seconds after it was shown, also when the scripts are late',
  inOneLanguage,
  async ({ page, shop }) => {
    const letScriptsCome = await holdScripts(page);
    const product = await findProduct(shop.locale, ({ media }) => media.length >= 3);
    // Never answered.
    await page.route(`**${product.media[0]!.full_url.replace(/\.\w+$/, '')}**`, () => undefined);
    await page.goto(shop.at(`/product-details/${product.slug}`), { waitUntil: 'commit' });
    const sign = detailsOf(page, shop).gallery(product.name).locator('[data-loading] > span').first();
    await expect(sign).toBeAttached();
    await expect(sign).toBeHidden({ timeout: 4_500 });
    const hydrated = expectHydrated(page);
    letScriptsCome();
    await hydrated;
    // It does not begin again with the scripts.
    await expect(sign).toHaveCount(0, { timeout: 1_000 });
  },
);

test(
  'who opens a link with a variation and scrolls on before the scripts come stays where they are',
  inOneLanguage,
  async ({ page, shop }) => {
    const letScriptsCome = await holdScripts(page);
    const product = await findProduct(shop.locale, ({ variations }) => variations.length > 1);
    await page.goto(shop.at(`/product-details/${product.slug}?variant=${product.variations[1]!.id}`), {
      waitUntil: 'domcontentloaded',
    });
    const place = () => page.evaluate(() => window.scrollY);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const before = await place();
    expect(before).toBeGreaterThan(300);
    const hydrated = expectHydrated(page);
    letScriptsCome();
    await hydrated;
    expect(await place()).toBeGreaterThan(300);
  },
);

test(
  'a picture that failed before the scripts came is warned of, and its waiting sign is gone at once',
  inOneLanguage,
  async ({ page, shop, problems }) => {
    problems.expected.push(/did not load/, /Failed to load resource/);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    const letScriptsCome = await holdScripts(page);
    const product = await findProduct(shop.locale, ({ media }) => media.length >= 3);
    const first = product.media[0]!.full_url;
    await page.route(`**${first.replace(/\.\w+$/, '')}**`, (route) => route.fulfill({ status: 404 }));
    await page.goto(shop.at(`/product-details/${product.slug}`), { waitUntil: 'domcontentloaded' });
    const gallery = detailsOf(page, shop).gallery(product.name);
    const picture = gallery.getByRole('img').first();
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).complete)).toBe(true);
    expect(warnings).toEqual([]);

    const frame = gallery.locator('[data-loading]').first();
    await expect(frame).toBeVisible();
    const hydrated = expectHydrated(page);
    letScriptsCome();
    await hydrated;
    // Sooner than the sign leaves by itself.
    await expect(gallery.getByRole('listitem').first().locator('[data-loading]')).toHaveCount(0, {
      timeout: 1_000,
    });
    await expect.poll(() => warnings).toEqual([`The product picture ${first} did not load.`]);
  },
);

test(
  'full screen shows the picture of the page at once, until the larger one has come',
  inOneLanguage,
  async ({ page, shop }) => {
    const product = await findProduct(shop.locale, ({ media }) => media.length >= 3);
    const { button, gallery } = detailsOf(page, shop);
    await page.goto(shop.at(`/product-details/${product.slug}`));
    await expectHydrated(page);
    const first = gallery(product.name).getByRole('img').first();
    await expect
      .poll(() => first.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    const shown = await first.evaluate((image) => (image as HTMLImageElement).currentSrc);
    const larger = Promise.withResolvers<void>();
    await page.route('**/api/media/**', async (route) => {
      await larger.promise;
      await route.continue();
    });
    await button('gallery.enlarge').click();
    const standIn = page.getByRole('dialog').locator('img[alt=""]').first();
    await expect(standIn).toBeVisible();
    expect(await standIn.getAttribute('src')).toBe(shown);
    larger.resolve();
    await expect(standIn).toBeHidden();
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  },
);
