import { expect, it, vi } from 'vitest';
import { noteLeftOut, reportLeftOut } from '../left-out.ts';
import { brandsAnswerSchema } from './brand.ts';
import { checkoutAnswerSchema, placeOrderAnswerSchema } from './checkout.ts';
import { homeAnswerSchema } from './home.ts';
import { ordersAnswerSchema } from './order.ts';
import { pageAnswerSchema } from './page.ts';
import { productAnswerSchema } from './product.ts';
import { profileAnswerSchema } from './user.ts';

const lean = { id: 7, slug: 'ring', name: 'Ring', price: '12.500' };
const read = <Value>(work: () => Value) => noteLeftOut(work);

it('reads a page of which nothing but its words is known', () => {
  const { value, leftOut } = read(() => pageAnswerSchema.parse({ data: { slug: 'terms', title: 'Terms' } }));
  expect(value.data).toMatchObject({ id: null, title: 'Terms', content: '' });
  expect(leftOut).toEqual([]);
});

it('keeps a home whose collections have no title, and tells those apart that have no id', () => {
  const home = { collections: [{ products: [lean] }, { products: [] }], banner: { title: 'One' } };
  const { data } = homeAnswerSchema.parse({ data: home });
  expect(data.collections.map(({ id, title, products }) => [id, title, products.length])).toEqual([
    ['at-0', '', 1],
    ['at-1', '', 0],
  ]);
  expect(data.banner).toHaveLength(1);
});

it('leaves out of a list what cannot be used, and says which field is wrong without its content', () => {
  const sent = {
    data: [
      { id: 1, name: 'Acme', slug: 'acme' },
      { id: 2, name: 'secret' },
    ],
  };
  const { value, leftOut } = read(() => brandsAnswerSchema.parse(sent as never));
  expect(value.data.map(({ name }) => name)).toEqual(['Acme']);
  expect(leftOut).toEqual([expect.stringContaining('slug')]);
  expect(leftOut.join()).not.toContain('secret');
});

it.each([
  ['null', null],
  ['missing', undefined],
  ['an empty list for an object without fields', []],
])('takes %s for nothing', (_, nothing) => {
  const product = {
    ...lean,
    brand_details: nothing,
    main_img: nothing,
    reviews: nothing,
    old_price: undefined,
  };
  const { value, leftOut } = read(() => productAnswerSchema.parse({ data: product } as never));
  expect(value.data).toMatchObject({ brand_details: null, main_img: null, old_price: null, reviews: {} });
  expect(leftOut).toEqual([]);
});

it.each([1, '1', true])('takes %j for yes', (flag) => {
  const user = { email: 'noura@example.com', email_verified: flag };
  expect(profileAnswerSchema.parse({ data: { user } }).data.user.email_verified).toBe(true);
});

it('reads an answer without its envelope', () => {
  expect(productAnswerSchema.parse(lean as never).data.slug).toBe('ring');
});

it('gives cart lines the price of their product where the back end names none', () => {
  const items = [{ id: 1, product: lean, quantity: 3 }];
  const { data } = checkoutAnswerSchema.parse({ data: { sub_total: '37.5', total: '37.5', items } });
  expect(data.items[0]).toMatchObject({ unit_price: 12.5, line_total: 37.5 });
});

it('fails a list of which nothing can be used: it does not say that there is nothing', () => {
  const sent = { data: [{ nonsense: 7 }, { id: 'x' }] };
  const { value } = read(() => brandsAnswerSchema.safeParse(sent as never));
  expect(value.success).toBe(false);
  expect(brandsAnswerSchema.parse({ data: [] }).data).toEqual([]);
});

it('fails an answer without what its page cannot live without', () => {
  expect(productAnswerSchema.safeParse({ data: { ...lean, price: null } } as never).success).toBe(false);
  expect(checkoutAnswerSchema.safeParse({ data: { items: [] } } as never).success).toBe(false);
});

it('finds the order or the page to pay on, whatever stands beside it', () => {
  const { data } = placeOrderAnswerSchema.parse({
    data: { payment_info: { id: 777 }, payment_link: [] },
  } as never);
  expect(data).toEqual({ payment_info: { id: '777' }, payment_link: null });
  const link = { link: 'https://pay.example/1' };
  expect(placeOrderAnswerSchema.parse({ data: { payment_link: link } }).data.payment_link).toEqual(link);
});

it('lets nothing pass in an answer of an extension', () => {
  expect(ordersAnswerSchema.safeParse({ data: [{ id: 'x' }] } as never).success).toBe(false);
});

it('writes the same thing into the log once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (let times = 0; times < 3; times += 1) reportLeftOut('title is missing (in: id)');
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
