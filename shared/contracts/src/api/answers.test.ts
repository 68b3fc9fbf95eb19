import { describe, expect, it } from 'vitest';
import { advertsAnswerSchema } from './advert.ts';
import { cartAddInputSchema } from './cart.ts';
import { checkoutAnswerSchema } from './checkout.ts';
import { homeAnswerSchema } from './home.ts';
import { profileAnswerSchema } from './user.ts';

const product = { id: 1, slug: 'bag', name: 'Bag', price: 5 };

describe('answers of other back ends', () => {
  it('finds the product of a variation line inside the variation', () => {
    const line = { id: 1, product_variation_id: 3, quantity: '2', product_variation: { id: 3, product } };
    const answer = checkoutAnswerSchema.parse({ data: { sub_total: '10.000', total: 10, items: [line] } });
    expect(answer.data.items[0]?.product?.slug).toBe('bag');
    expect(answer.data).toMatchObject({
      sub_total: 10,
      discount: 0,
      shipping: 0,
      addresses: [],
      promo_code: null,
    });
  });

  it('takes one banner or many, and sorts the slides', () => {
    const sliders = [
      { id: 1, ordering_number: '2' },
      { id: 2, ordering_number: 1 },
    ];
    const home = homeAnswerSchema.parse({ data: { banner: { id: 1, image: '/b.jpg' }, sliders } }).data;
    expect(home.banner).toHaveLength(1);
    expect(home.sliders.map((slide) => slide.id)).toEqual(['2', '1']);
    expect(home.collections).toEqual([]);
  });

  it('drops advert links that are not web links', () => {
    const links = ['javascript:alert(1)', '//evil.example', '/shop', 'https://dana.example/'];
    const adverts = advertsAnswerSchema.parse(links.map((link_url, id) => ({ id, link_url }))).data;
    expect(adverts.map((advert) => advert.link_url)).toEqual([null, null, '/shop', 'https://dana.example/']);
  });

  it('reads the cart of a user as an id or an object, and composes a missing name', () => {
    const user = { first_name: 'Noura', last_name: 'Al Sabah', email: 'n@dana.example', cart: { id: 'c1' } };
    expect(profileAnswerSchema.parse({ data: { user } }).data.user).toMatchObject({
      cart: 'c1',
      name: 'Noura Al Sabah',
    });
  });
});

describe('inputs', () => {
  it('refuses quantities that are not whole and positive', () => {
    for (const quantity of [0, -1, 1.5, 1e9, Number.NaN, '٣٫٥', null]) {
      expect(cartAddInputSchema.safeParse({ product_id: 1, quantity }).success).toBe(false);
    }
    for (const quantity of [2, '2', '٢', '\u200e2'])
      expect(cartAddInputSchema.parse({ product_id: 1, quantity }).quantity).toBe(2);
  });
});
