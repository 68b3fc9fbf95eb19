import { expect, it, vi } from 'vitest';
import { createCompositionRenderer } from './composition-renderer.ts';
import type { CompositionWorker } from './composition-worker.ts';
import { renderLimits } from './render-limits.ts';
import type { RenderRequest, RenderResult } from './render-messages.ts';

const request: RenderRequest = { locale: 'en', currency: 'KWD', path: '/demo', search: '' };
const done: RenderResult = { kind: 'redirect', to: '/' };

/** Threads whose pages end when the test says so. */
function openRenderer(limits: Partial<typeof renderLimits> = {}) {
  const threads: { ends: ((result: RenderResult) => void)[]; lost: number; isDrained: boolean }[] = [];
  const renderer = createCompositionRenderer({
    limits: { ...renderLimits, ...limits },
    onProblem: vi.fn(),
    now: Date.now,
    start(): CompositionWorker {
      const thread = { ends: [] as ((result: RenderResult) => void)[], lost: 0, isDrained: false };
      threads.push(thread);
      return {
        ready: Promise.resolve(),
        ended: new Promise(() => undefined),
        pageCount: () => thread.ends.length,
        lostCount: () => thread.lost,
        render: () =>
          new Promise((resolve) =>
            thread.ends.push((result) => {
              thread.ends.shift();
              resolve(result);
            }),
          ),
        drain: async () => {
          thread.isDrained = true;
        },
      };
    },
  });
  return { renderer, threads };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('refuses at once what finds the queue full, and after a while what waited too long', async () => {
  const { renderer, threads } = openRenderer({ pagesAtOnce: 1, queueLength: 1, queueWaitMs: 50 });
  const first = renderer.render(request);
  await turn();
  const second = renderer.render(request);
  await expect(renderer.render(request)).rejects.toMatchObject({ reason: 'queue full' });
  await expect(second).rejects.toMatchObject({ reason: 'waited too long' });
  threads[0]?.ends[0]?.(done);
  expect(await first).toBe(done);
});

it('renders no page whose visitor left while it waited', async () => {
  const { renderer, threads } = openRenderer({ pagesAtOnce: 1 });
  const first = renderer.render(request);
  await turn();
  const visitor = new AbortController();
  const left = renderer.render(request, visitor.signal);
  visitor.abort();
  await expect(left).rejects.toMatchObject({ reason: 'nobody waits' });
  threads[0]?.ends[0]?.(done);
  await first;
  await turn();
  expect(threads[0]?.ends).toHaveLength(0);
});

it('replaces a thread in which many pages never ended, once the others are done', async () => {
  const { renderer, threads } = openRenderer();
  const page = renderer.render(request);
  await turn();
  const [thread] = threads;
  thread!.lost = 21;
  thread!.ends[0]?.(done);
  await page;
  await turn();
  expect([threads.length, thread?.isDrained]).toEqual([2, true]);
  const next = renderer.render(request);
  await turn();
  threads[1]?.ends[0]?.(done);
  expect(await next).toBe(done);
});
