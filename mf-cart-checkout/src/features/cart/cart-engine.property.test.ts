import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CartEngine, createCartEngine } from './cart-engine.ts';
import {
  countedKeys,
  createCartServer,
  type Fate,
  memoryCartIds,
  memoryPromos,
} from './cart-server.testing.ts';
import type { Outcome } from './cart-writer.ts';

const products = ['lamp', 'vase', 'ring'] as const;
const product = fc.constantFrom(...products);
const pick = fc.nat(5);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('add' as const), product }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('set' as const), pick, quantity: fc.integer({ min: 1, max: 9 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clear' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('retry' as const), product }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('otherTab' as const), product }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('wait' as const) }) },
);
type Step = (typeof step extends fc.Arbitrary<infer One> ? One : never) & object;

const fates = fc.infiniteStream(
  fc.oneof(
    { weight: 6, arbitrary: fc.constant<Fate>('answered') },
    { weight: 1, arbitrary: fc.constantFrom<Fate>('refused', 'unreachable', 'lost') },
  ),
);

const longestChainOfPromises = 30;

/** Releases one of the calls under way, and lets everything that follows from it happen. */
async function letOneAnswerIn(scheduler: fc.Scheduler): Promise<void> {
  if (scheduler.count() > 0) await scheduler.waitNext(1);
  for (let turn = 0; turn < longestChainOfPromises; turn += 1) await Promise.resolve();
}

/** Does what a shopper can do; answers nothing where there is nothing to press. */
function act(engine: CartEngine, one: Step): Promise<Outcome> | undefined {
  if (one.do === 'add')
    return engine.add({ line: one.product, productId: one.product, variationId: undefined, quantity: 1 });
  if (one.do === 'clear') return engine.clear();
  if (one.do !== 'set' && one.do !== 'remove') return undefined;
  const { lines } = engine.getSnapshot();
  const line = lines[one.pick % Math.max(1, lines.length)];
  if (!line) return undefined;
  if (one.do === 'remove') return engine.remove(line.key, line.item.id);
  const outcome = engine.setQuantity(line.key, line.item.id, one.quantity);
  expect(engine.getSnapshot().lines.find(({ key }) => key === line.key)?.quantity).toBe(one.quantity);
  return outcome;
}

it('ends showing what the server holds, whatever the order of clicks, answers and failures, and asks nothing twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { minLength: 4, maxLength: 30, size: 'max' }),
      fates,
      fc.boolean(),
      async (scheduler, steps, fateStream, hadCart) => {
        let isHealthy = false;
        const server = createCartServer({
          pass: () => scheduler.schedule(Promise.resolve()),
          fate: () => (isHealthy ? 'answered' : (fateStream.next().value ?? 'answered')),
        });
        const cartIds = memoryCartIds(hadCart ? 'c0' : undefined);
        if (hadCart) for (const one of products.slice(1)) server.put(one, 2);
        const engine = createCartEngine({
          calls: server.calls,
          cartIds,
          promos: memoryPromos(),
          newKey: countedKeys(),
          afterRest: (run) => run(),
        });
        engine.start();
        await letOneAnswerIn(scheduler);
        await letOneAnswerIn(scheduler);

        const wishes: Promise<Outcome>[] = [];
        let retryCount = 0;
        for (const one of steps) {
          const wish = act(engine, one);
          if (wish) wishes.push(wish);
          if (one.do === 'wait') await letOneAnswerIn(scheduler);
          if (one.do === 'retry') {
            retryCount += 1;
            engine.retry(one.product);
          }
          if (one.do === 'otherTab' && cartIds.read() !== undefined) {
            server.put(one.product, 1);
            void engine.refresh();
          }
        }
        isHealthy = true;
        await scheduler.waitIdle();
        void engine.refresh();
        await scheduler.waitIdle();

        const { lines, isSettling } = engine.getSnapshot();
        expect(isSettling).toBe(false);
        const shown = Object.fromEntries(lines.map(({ key, quantity }) => [key, quantity]));
        expect(shown).toEqual(cartIds.read() === undefined ? {} : server.quantities());
        const writes = server.requests.filter((request) => !request.startsWith('read'));
        expect(writes.length).toBeLessThanOrEqual(wishes.length + retryCount);
        // No wish is forgotten: each one is answered in the end.
        const unanswered = Symbol('unanswered');
        for (const wish of wishes)
          expect(await Promise.race([wish, Promise.resolve(unanswered)])).not.toBe(unanswered);
      },
    ),
    { numRuns: 1000 },
  );
});
