import type { Locale } from '@dana/contracts/locale';
import type { Locator, Page } from '@playwright/test';
import { sharedShop } from '../support/shared-shop.ts';
import type { ShopContext } from '../support/shop-test.ts';

type Value = { id: string | number; name: string };
export type DetailedProduct = {
  slug: string;
  name: string;
  price: number;
  current_stock: number;
  max_purchase_qty: number | null;
  media: { full_url: string }[];
  reviews_count: number;
  attributes: { id: string | number; name: string; values: Value[] }[];
  variations: {
    id: string | number;
    sku: string;
    price: number | null;
    current_stock: number;
    image: { full_url: string } | null;
    attributes: { id: string | number; values: (string | number)[] }[];
  }[];
};

/** The first product of the catalogue that has what a journey needs. */
export async function findProduct(
  locale: Locale,
  suits: (product: DetailedProduct) => boolean,
): Promise<DetailedProduct> {
  const answer = await fetch(
    `http://localhost:${sharedShop.apiPort}/api/products?lang=${locale}&per_page=100`,
  );
  const { data } = (await answer.json()) as { data: DetailedProduct[] };
  const product = data.find(suits);
  if (!product) throw new Error('The sample catalogue has no such product.');
  return product;
}

/** The parts of the product page, in the words of the suite's language. */
export function detailsOf(page: Page, { texts }: ShopContext) {
  const main = page.getByRole('main');
  const button = (key: string, values?: Record<string, string | number>): Locator =>
    main.getByRole('button', { name: texts('product', key, values), exact: true });
  return {
    main,
    button,
    add: button('purchase.add').first(),
    buyNow: button('purchase.buyNow'),
    quantity: main.getByRole('textbox', { name: texts('product', 'quantity.field'), exact: true }),
    value: (name: string): Locator => main.getByRole('radio', { name, exact: true }),
    stock: (count: number): Locator =>
      main.getByText(texts('product', 'stock.in', { count }), { exact: true }),
    gallery: (name: string): Locator =>
      main.getByRole('group', { name: texts('product', 'gallery.label', { name }) }),
    /** For pointers alone: from 0, in the order of the pictures. */
    thumbnails: main.locator('ul[aria-hidden] button:has(img)'),
  };
}

// Larger than one point, whose size a `srcset` would round to nothing.
const square = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQAQMAAAAlPW0iAAAAA1BMVEXMzMzKUkQnAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgIA0AAAAwAAFDlLdnAAAAAElFTkSuQmCC',
  'base64',
);

/** For journeys that are not about pictures: the API draws none for them. */
export async function withoutPictures(page: Page): Promise<void> {
  await page.route('**/api/media/**', (route) => route.fulfill({ contentType: 'image/png', body: square }));
}
