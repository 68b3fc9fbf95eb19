import { wholeNumber } from '@dana/contracts/digits';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import { type Call, callerOf, findProduct } from '../testing/test-caller.ts';

const slug = 'nadwana-rose-of-taif-perfume';
const propertyLimitMs = 60_000;
const [stock, least, most] = [8, 2, 5];

const api = apiOfSuite();
const call = callerOf(api);
let product: { product_id: number; product_variation_id: number | null };
beforeAll(async () => {
  product = await findProduct(call, slug);
  await api.db
    .updateTable('products')
    .set({ stock, min_quantity: least, max_quantity: most })
    .where('slug', '=', slug)
    .execute();
  await api.db
    .updateTable('variations')
    .set({ stock })
    .where('product_id', '=', product.product_id)
    .execute();
});

const requested = fc.oneof(
  fc.integer({ min: -2, max: 12 }),
  fc.constantFrom<unknown>(0.5, 1e308, -0, '3', '٣', '2e1', null, [3], {}, true),
);
const step = fc.tuple(fc.constantFrom('add' as const, 'edit' as const), requested);

describe('the quantity of a line', () => {
  it(
    'follows the rules through any changes, and a refused change leaves it as it was',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
          let cart: { id: string; item: number } | null = null;
          let inCart = 0;
          for (const [kind, quantity] of steps) {
            if (kind === 'edit' && !cart) continue;
            const line = kind === 'add' ? product : { item_id: cart?.item };
            const path = kind === 'add' ? '/carts/add' : '/carts/edit-item';
            const request = { ...line, quantity, ...(cart && { cart_id: cart.id }) };
            const { status, body }: Awaited<ReturnType<Call>> = await call('POST', path, { body: request });
            const asked = typeof quantity === 'string' ? (wholeNumber(quantity) ?? quantity) : quantity;
            const isCount = Number.isInteger(asked) && (asked as number) >= 1 && (asked as number) < 1e6;
            const after = kind === 'add' ? inCart + (asked as number) : (asked as number);
            if (isCount && after >= least && after <= most) {
              expect([quantity, status]).toEqual([quantity, 200]);
              inCart = after;
              cart = { id: body.data.id, item: body.data.item_id };
              expect(body.data.items_count).toBe(inCart);
            } else {
              expect([quantity, status]).toEqual([quantity, 422]);
              if (isCount) {
                const code =
                  after > stock
                    ? 'no_available_quantity'
                    : after > most
                      ? 'you_cannot_add_more_than'
                      : 'you_cannot_add_less_than';
                expect(body.code).toBe(code);
              }
            }
            if (cart) {
              const { data } = (await call('GET', `/checkout?cart=${cart.id}`)).body;
              expect(data.items[0].quantity).toBe(inCart);
            }
          }
        }),
        { numRuns: 40 },
      );
    },
    propertyLimitMs,
  );
});
