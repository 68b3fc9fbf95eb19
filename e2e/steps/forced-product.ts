import type { Locator, Page } from '@playwright/test';
import { detailsOf, findProduct } from '../product/details.ts';
import type { ShopContext } from '../support/shop-test.ts';
import { type ForcedPage, type ForcedScene, hide, main, press } from './forced-scene.ts';

/** The label of one of the choices of a product: a swatch has a drawing, a chip has none. */
const choice = (page: Page, kind: 'swatch' | 'chip', place: number): Locator =>
  main(page)
    .getByRole('group')
    .locator(kind === 'swatch' ? 'label:has(input):has(svg)' : 'label:has(input):not(:has(svg))')
    .nth(place);
const chosen = (kind: 'swatch' | 'chip'): ForcedScene => ({
  name: kind,
  open: (page) => press(choice(page, kind, 0)),
  part: (page) => choice(page, kind, 0),
  change: (page) => press(choice(page, kind, 1)),
});

/** What shows a state on a product's page. */
export const product: ForcedPage = {
  name: 'product',
  async address({ locale }) {
    const isColoured = ({ values }: { values: object[] }): boolean =>
      values.length > 1 && values.every((value) => 'code' in value && Boolean(value.code));
    const found = await findProduct(
      locale,
      ({ media, attributes, reviews_count }) =>
        media.length > 2 &&
        reviews_count > 0 &&
        attributes.some(isColoured) &&
        attributes.some((one) => one.values.length > 1 && !isColoured(one)),
    );
    return `/product-details/${found.slug}`;
  },
  scenes: [
    chosen('swatch'),
    chosen('chip'),
    {
      name: 'thumbnail',
      open: (page, shop) => press(detailsOf(page, shop).thumbnails.first()),
      part: (page, shop) => detailsOf(page, shop).thumbnails.first(),
      change: (page) =>
        press(main(page).locator('button[aria-current]:has(img)').locator('xpath=../following::button[1]')),
    },
    ...(['wishlist', 'compare'] as const).map(
      (list): ForcedScene => ({
        name: `toggle-${list}`,
        open: (page, shop) => press(toggle(page, shop, list)),
        part: (page, shop) => toggle(page, shop, list),
        change: (page, shop) => press(toggle(page, shop, list)),
      }),
    ),
    {
      name: 'tab',
      part: (page) => main(page).getByRole('tab').first(),
      change: (page) => press(main(page).getByRole('tab').nth(1)),
    },
    {
      name: 'stars',
      part: (page) => main(page).locator('svg[role="img"]').first(),
      change: (page) => hide(main(page).locator('svg[role="img"] rect').first()),
    },
    {
      name: 'rating-bar',
      open: (page) => press(main(page).getByRole('tab').last()),
      part: (page) => main(page).locator('svg[preserveAspectRatio]').first(),
      change: (page) => hide(main(page).locator('svg[preserveAspectRatio] rect').first()),
    },
  ],
};

const toggle = (page: Page, { texts }: ShopContext, list: 'wishlist' | 'compare'): Locator =>
  main(page)
    .getByRole('button', { name: texts('product', `${list}.toggle`), exact: true })
    .first();
