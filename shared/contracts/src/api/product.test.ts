import { describe, expect, it } from 'vitest';
import { noteLeftOut } from '../left-out.ts';
import { productsAnswerSchema } from './listing.ts';
import { productAnswerSchema } from './product.ts';
import { summariseRating } from './rating.ts';

const leanProduct = { id: 7, slug: 'pearl-ring', name: 'Pearl ring', price: '12.500' };

describe('product answers', () => {
  it('reads a product that has only what it must have', () => {
    const { data } = productAnswerSchema.parse({ success: true, data: leanProduct });
    expect(data).toMatchObject({
      id: '7',
      price: 12.5,
      old_price: null,
      current_stock: 0,
      min_purchase_qty: 1,
      max_purchase_qty: null,
      media: [],
      variations: [],
      reviews: {},
    });
  });

  it('reads zeros as absent limits and prices, and numbers sent as text', () => {
    const sent = {
      ...leanProduct,
      old_price: '0',
      max_purchase_qty: 0,
      min_purchase_qty: null,
      current_stock: '4',
    };
    const { data } = productAnswerSchema.parse({ data: sent });
    expect(data).toMatchObject({
      old_price: null,
      max_purchase_qty: null,
      min_purchase_qty: 1,
      current_stock: 4,
    });
  });

  it('reads the values of a variation as an id, ids or objects', () => {
    const variations = [1, [1], [{ id: 1, name: 'Red' }], { id: '1' }].map((values, id) => ({
      id,
      attributes: [{ id: 9, values }],
    }));
    const { data } = productAnswerSchema.parse({ data: { ...leanProduct, variations } });
    for (const variation of data.variations)
      expect(variation.attributes).toEqual([{ id: '9', values: ['1'] }]);
  });

  it('names the field that is wrong', () => {
    const result = productAnswerSchema.safeParse({ data: { ...leanProduct, price: 'free' } });
    expect(result.success).toBe(false);
    expect(result.error?.issues[0]?.path).toEqual(['data', 'price']);
  });
});

describe('lists of products', () => {
  it('takes a bare list, a wrapped one and a missing one', () => {
    expect(productsAnswerSchema.parse([leanProduct]).data).toHaveLength(1);
    const wrapped = productsAnswerSchema.parse({ data: [leanProduct], meta: { total: '37', last_page: 0 } });
    expect(wrapped.meta).toMatchObject({ total: 37, last_page: 1, per_page: 9, max_price: 0 });
    expect(productsAnswerSchema.parse({ success: true })).toMatchObject({ data: [], meta: { total: 0 } });
  });

  it('leave out what cannot be used and say which field is wrong, in either shape', () => {
    const read = (product: unknown) =>
      noteLeftOut(() => productsAnswerSchema.parse({ data: [leanProduct, product] } as never).data.length);
    for (const product of [
      { ...leanProduct, price: {} },
      { id: 1, slug: 'shoe', title: 'Shoe', price: 'free' },
    ])
      expect(read(product)).toEqual({ value: 1, leftOut: [expect.stringMatching(/^price /)] });
    expect(productsAnswerSchema.safeParse('<html>' as never).success).toBe(false);
  });

  it('takes products of departments that are not ours', () => {
    const { data } = productsAnswerSchema.parse([{ ...leanProduct, product_type: 'toys' as never }]);
    expect(data[0]?.product_type).toBe('toys');
  });

  it('reads the listing shape as the same card', () => {
    const listing = {
      id: 'a1',
      slug: 'red-shoe',
      title: 'Red shoe',
      price: 20,
      discount: 25,
      quantity: 5,
      status: 'out-of-stock',
      imageURLs: [{ img: '/shoe.jpg', color: { name: 'Red', clrCode: '#f00' } }, { img: '/sole.jpg' }],
      ...{ parent: 'Fashion', children: 'Shoes' },
      brand: { name: 'North Star' },
      reviews: [{ rating: 4.5 }, { rating: 4 }],
    };
    const [card] = productsAnswerSchema.parse([listing]).data;
    expect(card).toMatchObject({ name: 'Red shoe', price: 15, old_price: 20, current_stock: 0, rating: 4.3 });
    expect(card?.media.map(({ full_url }) => full_url)).toEqual(['/shoe.jpg', '/sole.jpg']);
    expect(card?.categories[0]?.slug).toBe('shoes');
    expect(card?.main_img?.full_url).toBe('/shoe.jpg');
    expect(card?.brand_details?.slug).toBe('north-star');
  });
});

describe('rating summary', () => {
  it('averages star counts under any key that ends in the star', () => {
    const summary = summariseRating({ star_5: 3, rating4: 1, '1': 0 }, { rating: 0, count: 0 });
    expect(summary.average).toBe(4.8);
    expect(summary.bars.map((bar) => bar.percent)).toEqual([75, 25, 0, 0, 0]);
  });

  it('uses the given average when there are no counts', () => {
    expect(summariseRating({}, { rating: 4.26, count: 12 })).toMatchObject({ average: 4.3, count: 12 });
    // By way of 1.55 it would be 1.6.
    expect(summariseRating({ '3': 2, '2': 2, '1': 7 }, { rating: 0, count: 0 }).average).toBe(1.5);
    expect(summariseRating({}, { rating: 0, count: 0 })).toMatchObject({ average: 0, count: 0 });
  });
});
