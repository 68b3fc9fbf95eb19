import { listedProductSchema } from '@dana/contracts/api/listing';
import { expect, it } from 'vitest';
import { viewProduct } from './product-view.ts';

const detailed = {
  id: 7,
  slug: 'tide-headphones',
  name: 'Tide headphones',
  sku: 'TD-7',
  price: '65.000',
  old_price: 100,
  current_stock: 4,
  min_purchase_qty: 0,
  main_img: { full_url: '/api/media/headphones/angle-graphite.jpg', alt: 'Headphones, graphite' },
  media: [
    { full_url: '/api/media/headphones/angle-graphite.jpg' },
    { full_url: '/api/media/headphones/front-graphite.jpg' },
  ],
  categories: [
    { id: 2, name: 'Headphones', slug: 'headphones' },
    { id: 1, name: 'Electronics', slug: 'electronics' },
  ],
  brand_details: { id: 3, name: 'Sadaf', slug: 'sadaf' },
  variations: [{ id: 70, price: 65, current_stock: 4 }],
  avg_rating: 4.5,
  reviews_count: 12,
  offer: { end: '2030-01-01T00:00:00Z' },
};

const view = (wire: object) => viewProduct(listedProductSchema.parse(wire));

it('shows a detailed product with its own prices, its closest category and a second picture', () => {
  expect(view(detailed)).toMatchObject({
    id: '7',
    name: 'Tide headphones',
    slug: 'tide-headphones',
    price: 65,
    oldPrice: 100,
    discountPercent: 35,
    stock: 4,
    minQuantity: 1,
    hasChoices: true,
    category: { name: 'Headphones', slug: 'headphones' },
    rating: 4.5,
    reviewCount: 12,
    offerEnd: '2030-01-01T00:00:00Z',
    picture: { src: '/api/media/headphones/angle-graphite.jpg' },
    hoverSrc: '/api/media/headphones/front-graphite.jpg',
  });
});

it('has no reduction where the old price is missing, zero or not higher', () => {
  for (const old_price of [null, 0, 65, 60]) {
    const { oldPrice, discountPercent } = view({ ...detailed, old_price });
    expect([oldPrice, discountPercent]).toEqual([undefined, undefined]);
  }
});

it('does without pictures and categories', () => {
  const bare = view({ id: 1, slug: 'bare', name: 'Bare', price: 1 });
  expect(bare).toMatchObject({ stock: 0, rating: 0, hasChoices: false });
  expect([bare.picture, bare.category, bare.offerEnd]).toEqual([undefined, undefined, undefined]);
});

it('shows no close-up in the place of the whole product', () => {
  const media = ['angle', 'detail', 'side'].map((name) => ({
    full_url: `/api/media/headphones/${name}-graphite.jpg`,
  }));
  expect(view({ ...detailed, media }).hoverSrc).toBe('/api/media/headphones/side-graphite.jpg');
  expect(view({ ...detailed, media: media.slice(0, 2) }).hoverSrc).toBeUndefined();
});

it('keeps the tint of a picture, and none that is no colour', () => {
  const tinted = (tint: string) => view({ ...detailed, main_img: { ...detailed.main_img, tint } }).picture;
  for (const colour of ['#3444', '#3b3f4740']) expect(tinted(colour)?.tint).toBe(colour);
  expect(tinted('red;position:fixed')).not.toHaveProperty('tint');
});
