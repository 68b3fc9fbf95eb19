// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { IdempotencyKey, CartRequest } from './operations.ts';
import { sessionRequestStore, unansweredRequests } from './request-store.ts';
import { added, operationOf } from './testing/operation-of.ts';

/** Reads what somebody else wrote there. */
function readStored(text: string) {
  sessionStorage.setItem('dana.cart.wishes.v1', text);
  return sessionRequestStore.read();
}

const text = fc.string({ minLength: 1 });
const quantity = fc.integer({ min: 1, max: 99 });
const request: fc.Arbitrary<CartRequest> = fc.oneof(
  fc.record({ kind: fc.constant('clear' as const) }),
  fc.record({ kind: fc.constant('remove' as const), line: text, itemId: text }),
  fc.record({ kind: fc.constant('set' as const), line: text, itemId: text, quantity }),
  fc.record({
    ...{ kind: fc.constant('add' as const), line: text, productId: text, quantity, title: fc.string() },
    variationId: fc.option(text, { nil: undefined }),
  }),
);
const idempotencyKey: fc.Arbitrary<IdempotencyKey> = fc.oneof(
  fc.record({ key: text }),
  fc.record({ key: text, cartId: fc.option(text) }),
);

it('brings back every request that was kept', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ request, idempotencyKey }), { maxLength: 20 }), (requests) => {
      sessionRequestStore.write(requests);
      // What JSON leaves out was undefined.
      expect(sessionRequestStore.read()).toEqual(JSON.parse(JSON.stringify(requests)));
    }),
  );
});

it('is empty or holds whole requests, whatever was stored', () => {
  for (const stored of ['', 'null', '{}', '[null]', '[{}]', '[{"wish":{"kind":"set"},"ticket":{"key":"k"}}]'])
    expect(readStored(stored)).toEqual([]);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      for (const { idempotencyKey: kept } of readStored(stored)) expect(kept.key).not.toBe('');
    }),
  );
});

it('keeps nothing of what a page showed beside a request', () => {
  const shown = { ...added(1), preview: { price: 12.5 } };
  expect(unansweredRequests([operationOf(1, shown)])).toEqual(unansweredRequests([operationOf(1, added(1))]));
});
