import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { documentAges } from './document-ages.ts';
import { createDocuments, type Documents, type Made, type SentDocument } from './documents.ts';
import type { PageToKeep } from './page-to-keep.ts';
import { renderedPage } from '../testing/pages-of.ts';

const pageOf = (path: string, search = ''): PageToKeep => ({
  key: path + search,
  request: { locale: 'en', currency: 'KWD', path, search },
  isMain: search === '',
});
const page = pageOf('/');
const rendered = (status: number) => renderedPage({ status });
const whole = (html: string): Made => ({
  result: rendered(200),
  whole: { html, policy: `of ${html}`, payload: `of ${html}` },
});

/** Documents over a clock that the test moves, and a render that says how often it was asked. */
function open({ maxBytes = 1_000_000, waitMs = 20 } = {}) {
  const clock = { ms: 0 };
  const documents = createDocuments({ maxBytes, ages: { ...documentAges, waitMs }, now: () => clock.ms });
  const renders: string[] = [];
  const make = (answer: () => Made | Promise<Made>) => async (): Promise<Made> => {
    renders.push('once');
    return answer();
  };
  const get = async (answer: () => Made | Promise<Made>, of = page) =>
    shown(await documents.get(of, make(answer)));
  const shown = (outcome: SentDocument | Made | undefined) => {
    if (!outcome) return undefined;
    if (!('document' in outcome))
      return outcome.result.kind === 'html' ? outcome.result.status : outcome.result;
    return [outcome.document.hash, outcome.isStale ? 'stale' : 'current'];
  };
  return { clock, documents, renders, get, ready: (of = page) => shown(documents.ready(of.key)) };
}
const fails = (): never => {
  throw new Error('There is no room.');
};
const hashOf = async (html: string) => {
  const { get } = open();
  return (await get(() => whole(html))) as [string, string];
};

it('renders a page once for all who ask for it meanwhile, and sends that for four seconds', async () => {
  const { clock, renders, get, ready } = open();
  const answers = await Promise.all(Array.from({ length: 50 }, () => get(() => whole('first'))));
  expect(new Set(answers.map(String)).size).toBe(1);
  clock.ms = documentAges.freshMs - 1;
  expect(ready()).toEqual(await hashOf('first'));
  expect(renders).toHaveLength(1);
  clock.ms = documentAges.freshMs;
  expect(ready()).toBeUndefined();
});

it('sends what is a little older at once while one render renews it', async () => {
  const { clock, renders, get, ready } = open();
  await get(() => whole('first'));
  clock.ms = documentAges.renewMs - 1;
  const renewal = Promise.withResolvers<Made>();
  expect(await get(() => renewal.promise)).toEqual(await hashOf('first'));
  expect([ready(), await get(fails)]).toEqual([await hashOf('first'), await hashOf('first')]);
  renewal.resolve(whole('second'));
  await expect.poll(() => ready()).toEqual(await hashOf('second'));
  expect(renders).toHaveLength(2);
});

it('waits for the render of what is older, and sends the older one marked when that is late', async () => {
  const { clock, renders, get } = open();
  await get(() => whole('first'));
  clock.ms = documentAges.renewMs;
  expect(await get(() => whole('second'))).toEqual(await hashOf('second'));
  clock.ms += documentAges.renewMs;
  const late = Promise.withResolvers<Made>();
  const [second] = await hashOf('second');
  expect(await get(() => late.promise)).toEqual([second, 'stale']);
  expect(await get(fails)).toEqual([second, 'stale']);
  expect(renders).toHaveLength(3);
  late.resolve(whole('third'));
  await expect.poll(() => get(fails)).toEqual(await hashOf('third'));
});

it('does not take for current what was made before a change, also when its render was under way', async () => {
  const { clock, documents, get, ready } = open();
  const rendering = Promise.withResolvers<Made>();
  const first = get(() => rendering.promise);
  clock.ms = 10;
  documents.noteChange();
  rendering.resolve(whole('first'));
  await first;
  expect(ready()).toBeUndefined();
  clock.ms = 11;
  expect(await get(() => whole('second'))).toEqual(await hashOf('second'));
  expect(ready()).toEqual(await hashOf('second'));
});

it('goes on with the older one for a day when a render fails, and tries again after two seconds', async () => {
  const { clock, renders, get } = open({ waitMs: 10_000 });
  await get(() => whole('first'));
  const [first] = await hashOf('first');
  clock.ms = 3_600_000;
  expect(await get(fails)).toEqual([first, 'stale']);
  clock.ms += documentAges.retryMs - 1;
  expect(await get(fails)).toEqual([first, 'stale']);
  expect(renders).toHaveLength(2);
  clock.ms += 1;
  expect(await get(() => ({ result: rendered(503) }))).toEqual([first, 'stale']);
  expect(renders).toHaveLength(3);
  clock.ms = documentAges.staleMs;
  await expect(get(fails)).rejects.toThrow('no room');
});

it('does not go on with a page that is gone or has moved', async () => {
  const { clock, get, ready } = open();
  await get(() => whole('first'));
  clock.ms = documentAges.renewMs;
  expect(await get(() => ({ result: rendered(404) }))).toBe(404);
  expect(ready()).toBeUndefined();
  expect(await get(() => ({ result: { kind: 'redirect', to: '/' } }))).toEqual({ kind: 'redirect', to: '/' });
});

it('holds no more than it may, and searches push out no other page', async () => {
  const maxBytes = 40_000;
  const { documents, get, ready } = open({ maxBytes });
  await get(() => whole('home'));
  for (let count = 0; count < 100; count += 1)
    await get(() => whole(`${count}`), pageOf('/search', `?searchText=${count}`));
  expect(documents.sizeBytes()).toBeLessThanOrEqual(maxBytes);
  expect(ready()).toEqual(await hashOf('home'));
  expect(ready(pageOf('/search', '?searchText=99'))).toBeDefined();
  expect(ready(pageOf('/search', '?searchText=0'))).toBeUndefined();
});

it('keeps the forms of a document when a render makes the same one', async () => {
  const { clock, documents, get } = open();
  const html = '<p>as before</p>'.repeat(100);
  await get(() => whole(html));
  const { document } = documents.ready(page.key)!;
  const plain = await documents.inForm(page.key, document, 'plain');
  expect(Buffer.from(plain.forms.plain!).toString()).toBe(html);
  clock.ms = documentAges.renewMs;
  await get(() => whole(html));
  expect(documents.ready(page.key)?.document).toBe(plain);
});

it('lets a render go that nobody waits for any more', async () => {
  const { documents } = open();
  const visitors = [new AbortController(), new AbortController()];
  let signal: AbortSignal | undefined;
  const waitForGood = (gone: AbortSignal): Promise<Made> => {
    signal = gone;
    return new Promise(() => undefined);
  };
  for (const visitor of visitors) void documents.get(page, waitForGood, visitor.signal);
  visitors[0]?.abort();
  expect(signal?.aborted).toBe(false);
  visitors[1]?.abort();
  expect(signal?.aborted).toBe(true);
});

const complete = (html: string): Made => ({ ...whole(html), hasAll: true });

it('sends what is whole for minutes while changes are followed, and says that it is as good as new', async () => {
  const { clock, documents, renders, get, ready } = open();
  documents.noteFollowed(true);
  const madeMs = documentAges.lagMs;
  clock.ms = madeMs;
  await get(() => complete('first'));
  clock.ms = madeMs + documentAges.followed.freshMs - 1;
  expect(ready()).toEqual(await hashOf('first'));
  expect(documents.ready(page.key)?.ageMs).toBe(documentAges.lagMs);
  expect(renders).toHaveLength(1);
  documents.noteFollowed(false);
  expect(ready()).toBeUndefined();
});

it.each([
  ['before changes were followed', () => undefined, (documents: Documents) => documents.noteFollowed(true)],
  [
    'before changes were followed again',
    (documents: Documents) => documents.noteFollowed(true),
    (documents: Documents) => {
      documents.noteFollowed(false);
      documents.noteFollowed(true);
    },
  ],
])('takes nothing for current that was made %s', async (_when, before, after) => {
  const { clock, documents, get, ready } = open();
  before(documents);
  clock.ms = 60_000;
  await get(() => complete('first'));
  clock.ms += 1_000;
  after(documents);
  expect(ready()).toBeUndefined();
});

it('lets what was made right after a change expire by its age: an API beside may not have seen it', async () => {
  const { clock, documents, get, ready } = open();
  documents.noteFollowed(true);
  clock.ms = 60_000;
  documents.noteChange();
  clock.ms += documentAges.lagMs - 1;
  await get(() => complete('perhaps of before'));
  clock.ms += documentAges.freshMs;
  expect(ready()).toBeUndefined();
});

it('lets a page with a part missing expire by its age, although changes are followed', async () => {
  const { clock, documents, get, ready } = open();
  documents.noteFollowed(true);
  clock.ms = documentAges.lagMs;
  await get(() => whole('first'));
  clock.ms += documentAges.freshMs;
  expect(ready()).toBeUndefined();
});

it('compresses what is asked for again and again as well as it gets, once no page is rendered', async () => {
  const { documents, get } = open();
  const html = Array.from({ length: 500 }, (_, index) => `<li>${index * 7919}</li>`).join('');
  await get(() => whole(html));
  const quick = documents.ready(page.key)!.document;
  const rendering = Promise.withResolvers<Made>();
  const other = get(() => rendering.promise, pageOf('/other'));
  documents.ready(page.key);
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(documents.ready(page.key)?.document).toBe(quick);
  rendering.resolve(whole('other'));
  await other;
  await expect.poll(() => documents.ready(page.key)?.document.isBest, { timeout: 20_000 }).toBe(true);
  const best = documents.ready(page.key)!.document;
  expect(best.forms.br.byteLength).toBeLessThan(quick.forms.br.byteLength);
  expect(brotliDecompressSync(best.forms.br).toString()).toBe(html);
}, 30_000);
