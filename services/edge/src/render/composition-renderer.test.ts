import type { Composition } from '@dana/contracts/release/composition';
import type { RenderRequest, RenderResult, ThreadEnd } from '@dana/releases/rendering/messages';
import { type RenderThread, type ThreadListeners, ThreadLost } from '@dana/releases/rendering/render-thread';
import { expect, it, vi } from 'vitest';
import { createCompositionRenderer } from './composition-renderer.ts';
import type { FailedRender } from './failed-render.ts';
import { renderLimits } from './render-limits.ts';

const request: RenderRequest = { locale: 'en', currency: 'KWD', path: '/demo', search: '' };
const done: RenderResult = { kind: 'redirect', to: '/' };
const remote = (version: string, path: string) => ({ current: { version, routes: [{ path }] } });
const composition = {
  id: 'live',
  shell: { version: '3.0.0' },
  remotes: {
    'mf-demo': remote('1.0.0', '/demo'),
    'mf-other': remote('2.0.0', '/other'),
    'mf-post': remote('4.0.0', '/post/:id'),
  },
} as unknown as Composition;

/** Threads whose pages end when the test says so. */
function openRenderer(limits: Partial<typeof renderLimits> = {}) {
  type Page = { request: RenderRequest; end: (result: RenderResult) => void; fail: (error: Error) => void };
  const threads: { pages: Page[]; lost: number; isDrained: boolean; say: ThreadListeners }[] = [];
  const failed: FailedRender[] = [];
  const clock = { ms: 0 };
  const renderer = createCompositionRenderer({
    composition,
    isPreview: false,
    limits: { ...renderLimits, ...limits },
    onProblem: vi.fn(),
    onFailedRender: (one) => failed.push(one),
    now: () => clock.ms,
    start(_, say): RenderThread {
      const thread = { pages: [] as Page[], lost: 0, isDrained: false, say };
      threads.push(thread);
      return {
        ready: Promise.resolve(),
        pageCount: () => thread.pages.length,
        lostCount: () => thread.lost,
        render: (asked) =>
          new Promise((resolve, reject) => {
            const settle = () => thread.pages.splice(thread.pages.indexOf(page), 1);
            const page = {
              request: asked,
              end(result: RenderResult) {
                settle();
                resolve(result);
              },
              fail(error: Error) {
                settle();
                reject(error);
              },
            };
            thread.pages.push(page);
          }),
        drain: async () => {
          thread.isDrained = true;
        },
      };
    },
  });
  /** Ends a thread with all that it has. */
  const lose = (index: number, end: Partial<ThreadEnd> = {}) => {
    const { pages, say } = threads[index]!;
    const lost = new ThreadLost(
      { kind: 'stuck', message: 'No answer.', ...end },
      pages.map((page) => page.request),
    );
    say.onLost?.(lost);
    for (const page of [...pages]) page.fail(lost);
  };
  const pathsIn = (index: number) => threads[index]?.pages.map((page) => page.request.path);
  const endAll = (index: number) => {
    for (const page of [...threads[index]!.pages]) page.end(done);
  };
  const ask = (path: string, from?: string) => {
    const page = renderer.render({ ...request, path }, { from });
    page.catch(() => undefined);
    return page;
  };
  return { renderer, threads, ask, lose, pathsIn, endAll, failed, clock };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('refuses at once what finds the queue full, and after a while what waited too long', async () => {
  const { renderer, endAll } = openRenderer({
    pagesAtOnce: 1,
    queueLength: 1,
    queueWaitMs: 50,
    startWaitMs: 50,
  });
  const first = renderer.render(request);
  await turn();
  const second = renderer.render(request);
  await expect(renderer.render(request)).rejects.toMatchObject({ reason: 'queue full' });
  await expect(second).rejects.toMatchObject({ reason: 'waited too long' });
  endAll(0);
  expect(await first).toBe(done);
});

it('renders no page whose visitor left while it waited', async () => {
  const { renderer, threads, endAll } = openRenderer({ pagesAtOnce: 1 });
  const first = renderer.render(request);
  await turn();
  const visitor = new AbortController();
  const left = renderer.render(request, { gone: visitor.signal });
  visitor.abort();
  await expect(left).rejects.toMatchObject({ reason: 'nobody waits' });
  endAll(0);
  await first;
  await turn();
  expect(threads[0]?.pages).toHaveLength(0);
});

it('replaces a thread in which many pages never ended, once the others are done', async () => {
  const { renderer, threads, endAll } = openRenderer();
  const page = renderer.render(request);
  await turn();
  const [thread] = threads;
  thread!.lost = 21;
  endAll(0);
  await page;
  await turn();
  expect([threads.length, thread?.isDrained]).toEqual([2, true]);
  const next = renderer.render(request);
  await turn();
  endAll(1);
  expect(await next).toBe(done);
});

it('starts one more thread while one does not answer, gives it what comes, and ends it when the first answers again', async () => {
  const { threads, ask, pathsIn, endAll } = openRenderer();
  const held = ask('/demo');
  await turn();
  threads[0]?.say.onQuiet?.(true);
  const other = ask('/other');
  await turn();
  expect([pathsIn(0), pathsIn(1)]).toEqual([['/demo'], ['/other']]);
  endAll(1);
  expect(await other).toBe(done);
  threads[0]?.say.onQuiet?.(false);
  endAll(0);
  expect(await held).toBe(done);
  expect(threads.map(({ isDrained }) => isDrained)).toEqual([false, true]);
});

it('gives up the page that ended its thread, and renders those beside it in another', async () => {
  const { ask, lose, endAll, failed } = openRenderer();
  const [culprit, other, post] = ['/demo', '/other', '/post/7'].map((path) => ask(path));
  await turn();
  lose(0, { culprit: 'mf-demo' });
  await expect(culprit).rejects.toMatchObject({ reason: 'thread lost' });
  await turn();
  endAll(1);
  expect([await other, await post]).toEqual([done, done]);
  expect(failed).toMatchObject([
    { route: '/demo', deployable: 'mf-demo', version: '1.0.0', kind: 'stuck', message: 'No answer.' },
  ]);
});

it('renders each page of a lost thread alone when it is not known which of them ended it', async () => {
  const { ask, lose, pathsIn, endAll, failed } = openRenderer();
  const [culprit, other] = [ask('/post/7', 'a network'), ask('/other')];
  await turn();
  lose(0, { kind: 'memory' });
  await turn();
  expect(pathsIn(1)).toEqual(['/post/7']);
  lose(1, { kind: 'memory' });
  await expect(culprit).rejects.toMatchObject({ reason: 'thread lost' });
  await turn();
  expect(pathsIn(2)).toEqual(['/other']);
  endAll(2);
  expect(await other).toBe(done);
  expect(failed).toMatchObject([
    { route: '/post/:id', deployable: 'mf-post', kind: 'memory', from: 'a network' },
  ]);
});

it('blames a page beside which a timer of another remote ended the thread only when it does so again, alone', async () => {
  const { ask, lose, pathsIn, endAll, failed } = openRenderer();
  const other = ask('/other');
  await turn();
  lose(0, { culprit: 'mf-demo' });
  await turn();
  expect(pathsIn(1)).toEqual(['/other']);
  endAll(1);
  expect([await other, failed]).toEqual([done, []]);
});

it('does not try a route that ended two threads in a minute, renders all others, and tries it again afterwards', async () => {
  const { ask, lose, endAll, clock, threads } = openRenderer();
  for (const index of [0, 1]) {
    const page = ask('/post/7');
    await turn();
    lose(index);
    await expect(page).rejects.toMatchObject({ reason: 'thread lost' });
  }
  await expect(ask('/post/8')).rejects.toMatchObject({ reason: 'route paused' });
  const other = ask('/other');
  await turn();
  endAll(2);
  expect(await other).toBe(done);
  clock.ms = 60_000;
  const again = ask('/post/8');
  await turn();
  endAll(2);
  expect([await again, threads.length]).toEqual([done, 3]);
});

it('takes pages of the address first that has the fewest under way', async () => {
  const { ask, endAll, pathsIn, threads } = openRenderer({ pagesAtOnce: 2 });
  for (let count = 0; count < 10; count += 1) ask('/demo', 'many');
  ask('/other', 'one');
  await turn();
  expect(pathsIn(0)).toEqual(['/demo', '/other']);
  for (let count = 0; count < 3; count += 1) {
    endAll(0);
    await turn();
  }
  expect(threads[0]?.pages.every((page) => page.request.path === '/demo')).toBe(true);
});

it('gives a place in a full queue to an address that has none, and none more to the one that has most', async () => {
  const { ask, endAll } = openRenderer({ pagesAtOnce: 1, queueLength: 3 });
  const first = ask('/demo', 'many');
  await turn();
  const pages = [first, ...Array.from({ length: 3 }, () => ask('/demo', 'many'))];
  await expect(ask('/demo', 'many')).rejects.toMatchObject({ reason: 'queue full' });
  const other = ask('/other', 'one');
  await expect(pages[3]).rejects.toMatchObject({ reason: 'queue full' });
  for (let count = 0; count < 4; count += 1) {
    endAll(0);
    await turn();
  }
  expect([await other, ...(await Promise.all(pages.slice(0, 3)))]).toEqual([done, done, done, done]);
});

it('leaves a place to others when pages of one remote never come', async () => {
  const { ask, pathsIn, renderer } = openRenderer({ pagesAtOnce: 3 });
  for (let count = 0; count < 5; count += 1) ask('/demo');
  await turn();
  expect(pathsIn(0)).toEqual(['/demo', '/demo']);
  ask('/other');
  expect(pathsIn(0)).toEqual(['/demo', '/demo', '/other']);
  expect(renderer.state()).toMatchObject({ waiting: 3, rendering: 3 });
});

it('names what a renderer says of its failures, and not what the API did', async () => {
  const { ask, threads, failed } = openRenderer();
  const page = ask('/other');
  await turn();
  const failures = [
    { part: 'loader', release: 'mf-other@1.9.0', error: 'TypeError: no list\n    at loader (main.js:1:1)' },
    {
      part: 'component',
      release: 'mf-other@2.0.0',
      error: `Error: a slot\n    at Slot (file:///data/edge/assets/mf-post/${'a'.repeat(64)}/node/x.js:1:2)`,
    },
  ];
  threads[0]?.pages[0]?.end({ kind: 'html', failures } as unknown as RenderResult);
  await page;
  const whole = ask('/demo');
  await turn();
  threads[0]?.pages[0]?.fail(new Error('ApiError: 503'));
  await expect(whole).rejects.toThrow('503');
  expect(
    failed.map(({ deployable, version, kind, message }) => [deployable, version, kind, message]),
  ).toEqual([
    ['mf-other', '1.9.0', 'loader', 'TypeError: no list'],
    ['mf-post', '4.0.0', 'component', 'Error: a slot'],
  ]);
});
