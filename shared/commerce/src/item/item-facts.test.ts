import { productSchema } from '@dana/contracts/api/product';
import { expect, it } from 'vitest';
import { itemPreview } from './item-facts.ts';

const picture = (name: string) => ({ full_url: `/media/${name}.webp` });
const product = productSchema.parse({
  ...{ id: 7, slug: 'lamp', name: 'Lamp', price: 9, current_stock: 3, main_img: picture('lamp') },
  attributes: [{ id: 1, name: 'Size', values: [{ id: 11, name: 'Large' }] }],
  variations: [
    { id: 70, price: 12, current_stock: 1, image: picture('large'), attributes: [{ id: 1, values: [11] }] },
    { id: 71, price: null, current_stock: 1, attributes: [] },
  ],
});
const [large, plain] = product.variations;

it('shows an item by its own picture and price, and those of the chosen variation where it has any', () => {
  expect(itemPreview(product)).toMatchObject({ picture: '/media/lamp.webp', price: 9, options: [] });
  expect(itemPreview(product, large)).toMatchObject({
    ...{ picture: '/media/large.webp', price: 12, options: [{ name: 'Size', value: 'Large' }] },
  });
  expect(itemPreview(product, plain)).toMatchObject({ picture: '/media/lamp.webp', price: 9 });
});
