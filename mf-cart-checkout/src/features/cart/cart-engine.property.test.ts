import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CartEngine, createCartEngine } from './cart-engine.ts';
import { createCartServer, type Fate, memoryPromos } from './testing/cart-server.ts';
import { memoryBrowser } from './testing/cart-shop.ts';
import type { Answer, Outcome } from './awaited-answers.ts';

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
  { weight: 2, arbitrary: fc.record({ do: fc.constant('resume' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('wait' as const) }) },
);
type Step = (typeof step extends fc.Arbitrary<infer One> ? One : never) & object;

const fates = fc.infiniteStream(
  fc.oneof(
    { weight: 6, arbitrary: fc.constant<Fate>('answered') },
    { weight: 1, arbitrary: fc.constant<Fate>('refused') },
    { weight: 2, arbitrary: fc.constantFrom<Fate>('unreachable', 'lost') },
  ),
);

const longestChainOfPromises = 30;

/** Releases one of the calls under way, and lets everything that follows from it happen. */
async function letOneAnswerIn(scheduler: fc.Scheduler): Promise<void> {
  if (scheduler.count() > 0) await scheduler.waitNext(1);
  for (let turn = 0; turn < longestChainOfPromises; turn += 1) await Promise.resolve();
}

/** Does what a shopper can do; answers nothing where there is nothing to press. */
function act(engine: CartEngine, one: Step): Promise<Answer> | undefined {
  if (one.do === 'add') {
    const { product: productId } = one;
    return engine.add({ line: productId, productId, variationId: undefined, quantity: 1, title: productId });
  }
  if (one.do === 'clear') return engine.clear();
  if (one.do === 'retry') engine.retry(one.product);
  if (one.do === 'resume') engine.resume();
  if (one.do !== 'set' && one.do !== 'remove') return undefined;
  const { lines } = engine.getSnapshot();
  const line = lines[one.pick % Math.max(1, lines.length)];
  if (!line) return undefined;
  if (one.do === 'remove') return engine.remove(line.key, line.item.id);
  const answer = engine.setQuantity(line.key, line.item.id, one.quantity);
  expect(engine.getSnapshot().lines.find(({ key }) => key === line.key)?.quantity).toBe(one.quantity);
  return answer;
}

const finalOutcome = async (asked: Promise<Answer>): Promise<Outcome> => {
  const answer = await asked;
  return answer.kind === 'queued' ? answer.settled : answer;
};

it('ends showing what the server holds, whatever the order of clicks, answers, failures and reloads, and nothing counts twice', async () => {
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
        const browser = memoryBrowser({ cartId: hadCart ? 'c0' : undefined });
        const { cartIds, requests } = browser;
        if (hadCart) for (const one of products.slice(1)) server.put(one, 2);
        const openTab = (): CartEngine => {
          const parts = { calls: server.calls, ...browser, promos: memoryPromos() };
          const opened = createCartEngine({ ...parts, afterRest: (run) => run() });
          opened.start();
          return opened;
        };
        let engine = openTab();
        await letOneAnswerIn(scheduler);
        await letOneAnswerIn(scheduler);

        let asked: Promise<Outcome>[] = [];
        let addCount = 0;
        let retryCount = 0;
        for (const one of steps) {
          const answer = act(engine, one);
          if (answer) asked.push(finalOutcome(answer));
          if (one.do === 'add') addCount += 1;
          if (one.do === 'retry') retryCount += 1;
          if (one.do === 'wait') await letOneAnswerIn(scheduler);
          if (one.do === 'otherTab' && cartIds.read() !== undefined) {
            server.put(one.product, 1);
            void engine.refresh();
          }
          if (one.do === 'reload') {
            // What the old document still waits for is never answered; its calls are under way all the same.
            engine.close();
            asked = [];
            engine = openTab();
          }
        }
        isHealthy = true;
        await scheduler.waitIdle();
        engine.resume();
        await scheduler.waitIdle();
        void engine.refresh();
        await scheduler.waitIdle();

        const { lines, isSettling, isQueued, openRequestCount } = engine.getSnapshot();
        expect({ isSettling, isQueued, openRequestCount }).toEqual({
          isSettling: false,
          isQueued: false,
          openRequestCount: 0,
        });
        expect(requests.read()).toEqual([]);
        const shown = Object.fromEntries(lines.map(({ key, quantity }) => [key, quantity]));
        expect(shown).toEqual(cartIds.read() === undefined ? {} : server.quantities());
        // However often a request had to be sent, it counted once.
        expect(server.addedCount()).toBeLessThanOrEqual(addCount + retryCount);
        // No request is forgotten: each one is answered in the end.
        const unanswered = Symbol('unanswered');
        for (const outcome of asked)
          expect(await Promise.race([outcome, Promise.resolve(unanswered)])).not.toBe(unanswered);
      },
    ),
    { numRuns: 1000 },
  );
});

it('sends nothing twice as long as every call is answered', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { minLength: 4, maxLength: 30, size: 'max' }),
      fc.infiniteStream(fc.constantFrom<Fate>('answered', 'answered', 'refused')),
      async (scheduler, steps, fateStream) => {
        const server = createCartServer({
          pass: () => scheduler.schedule(Promise.resolve()),
          fate: () => fateStream.next().value ?? 'answered',
        });
        server.put('vase', 2);
        const engine = createCartEngine({
          ...{ calls: server.calls, ...memoryBrowser({ cartId: 'c0' }) },
          afterRest: (run) => run(),
        });
        engine.start();
        await letOneAnswerIn(scheduler);
        await letOneAnswerIn(scheduler);
        let requestCount = 0;
        for (const one of steps.filter((each) => each.do !== 'reload')) {
          if (act(engine, one) || one.do === 'retry') requestCount += 1;
          if (one.do === 'wait') await letOneAnswerIn(scheduler);
        }
        await scheduler.waitIdle();
        const writes = server.requests.filter((request) => !request.startsWith('read'));
        expect(writes.length).toBeLessThanOrEqual(requestCount);
      },
    ),
    { numRuns: 500 },
  );
});
