import { expectHydrated } from '../steps/browse.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/shop-test.ts';
import { detailsOf } from './details.ts';

/* What helps to choose: the size guide, the names of colours; and on a phone the one way back. */

const shirt = '/product-details/qumash-daily-t-shirt';

test('the size guide is opened, read and left by the keyboard', async ({ page, shop }) => {
  const { button } = detailsOf(page, shop);
  await page.goto(shop.at(shirt));
  await expectHydrated(page);
  const open = button('sizeGuide.title');
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: shop.texts('product', 'sizeGuide.title') });
  const measures = dialog
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'M', exact: true }) });
  await expect(measures.last()).toContainText('94–102');
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test('the name of a colour never lies over the name of the chosen one', async ({ page, shop }) => {
  await page.goto(shop.at(shirt));
  await expectHydrated(page);
  const colours = page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.locator('label svg') });
  const swatch = colours.locator('label').nth(1);
  await swatch.hover();
  const tip = swatch.locator('[aria-hidden=true]').last();
  await expect(tip).toBeVisible();
  const [tipBox, ...names] = await Promise.all(
    [tip, ...(await page.getByRole('main').locator('fieldset legend').all())].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) {
    const isApart =
      !tipBox || !name || tipBox.y + tipBox.height <= name.y + 1 || tipBox.y >= name.y + name.height - 1;
    expect(isApart).toBe(true);
  }
});

test('on a phone the trail is one way back, to the category', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shop.at(shirt));
  const trail = page
    .getByRole('main')
    .getByRole('navigation', { name: shop.texts('product', 'page.breadcrumb') })
    .getByRole('link');
  await expect(trail).toHaveCount(1);
  await trail.click();
  await expect(page).toHaveURL(/\/category\//);
});
