import { inOneLanguage } from '../support/one-language.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { expectHydrated } from '../steps/browse.ts';
import { goOffline } from '../steps/go-offline.ts';
import { expect, test } from '../support/shop-test.ts';
import { detailsOf, withoutPictures } from './details.ts';

/* `/product-details` and its six forms, each with a product that suits it. */

test(
  'each form of the page shows what it is for, and none of them is for search engines',
  inOneLanguage,
  async ({ page, shop, problems }) => {
    problems.expected.push(/The product picture \S+ did not load/);
    const { texts, at } = shop;
    const { main, button, add } = detailsOf(page, shop);
    const text = (key: string, values = {}) => texts('product', key, values);
    const open = async (form: string) => {
      await page.goto(at(`/product-details${form}`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(add).toBeEnabled();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    };
    const single = main.getByRole('button', { name: text('gallery.enlarge'), exact: true });
    const each = main.getByRole('group').getByRole('list').first().locator('> li');

    await withoutPictures(page);
    await open('');
    await expect(single).toBeVisible();

    await open('-countdown');
    await expect(main.getByText(text('offer.title'))).toBeVisible();

    for (const form of ['-gallery', '-list']) {
      await open(form);
      await expect(single).toBeHidden();
      const second = each.nth(1).getByRole('button');
      await second.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(/^2 \/ \d+$/)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(second).toBeFocused();
    }

    await open('-slider');
    const count = await each.count();
    await expect(main.getByText(text('gallery.position', { position: 1, total: count }))).toBeAttached();
    const dots = main.locator('ul[aria-hidden] button');
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
    await button('gallery.next').click();
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(main.getByText(`2 / ${count}`)).toBeVisible();

    await open('-swatches');
    const colours = main.getByRole('group').filter({ has: page.locator('label svg') });
    const swatch = colours.getByRole('radio').nth(1);
    await expectHydrated(page);
    await swatch.check({ force: true });
    await expect(button('gallery.back')).toBeVisible();
  },
);

test(
  'a video asks its host for a player only after the click, and gives the focus back',
  inOneLanguage,
  async ({ page, shop, problems }) => {
    const { texts, at } = shop;
    const asked: string[] = [];
    await page.route('https://www.youtube-nocookie.com/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
    });
    await page.goto(at('/product-details-video'));
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const play = detailsOf(page, shop).button('video.play');
    await expect(play).toBeVisible();
    expect(asked).toEqual([]);
    await play.click();
    const dialog = page.getByRole('dialog', { name: texts('product', 'video.label', { name }) });
    await expect(dialog.locator('iframe')).toHaveAttribute(
      'title',
      texts('product', 'video.label', { name }),
    );
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toContain(`hl=${shop.locale}`);
    await dialog.getByRole('button', { name: texts('product', 'gallery.close') }).click();
    await expect(dialog).toBeHidden();
    await expect(play).toBeFocused();

    await networkAtRest(page);
    await goOffline(page, problems);
    await play.click();
    await expect(dialog.getByText(texts('product', 'video.offline'))).toBeVisible();
  },
);
