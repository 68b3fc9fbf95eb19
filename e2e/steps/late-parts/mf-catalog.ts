import { products } from '../listing.ts';
import { dialog, main, type Visit } from './visit.ts';

const catalog = 'catalog';

export const catalogVisits: readonly Visit[] = [
  {
    path: '/shop',
    prepare: (page) => page.addInitScript(fillCompareList),
    parts: [
      {
        name: 'mf-catalog PriceSlider',
        seen: (page, { texts }) =>
          main(page)
            .getByRole('slider', { name: texts(catalog, 'filters.lowest') })
            .first(),
      },
      {
        name: 'mf-catalog CompareLimitDialog',
        press: (page) => products(page).nth(4).locator('button[aria-pressed]').nth(1).press('Enter'),
        seen: (page, { texts }) => dialog(page, texts(catalog, 'compare.full.title')),
      },
    ],
  },
  {
    path: '/shop',
    isNarrow: true,
    parts: [
      {
        name: 'mf-catalog FilterSheet',
        press: (page, { texts }) =>
          main(page)
            .getByRole('button', { name: texts(catalog, 'filters.open') })
            .click(),
        seen: (page, { texts }) => dialog(page, texts(catalog, 'filters.title')),
      },
    ],
  },
];

/** As if four products that this shop does not show had been compared before. */
function fillCompareList(): void {
  const items = [9001, 9002, 9003, 9004].map((id) => ({
    productId: String(id),
    slug: `product-${id}`,
    title: `Product ${id}`,
  }));
  localStorage.setItem('dana.compare.v1', JSON.stringify(items));
}
