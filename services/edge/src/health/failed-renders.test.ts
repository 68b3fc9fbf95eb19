import { makeChange } from '@dana/releases/changes/make-change';
import { RenderRefusal, type RenderRequest } from '@dana/releases/rendering/messages';
import { describe, expect, it } from 'vitest';
import { markOf } from '../testing/reporters.ts';
import { twoEdges } from '../testing/two-edges.ts';

type Edge = Awaited<ReturnType<typeof twoEdges>>['edges'][0];
type Composition = Parameters<Edge['render']>[0];
type Page = Exclude<Awaited<ReturnType<Edge['render']>>, { kind: 'redirect' }>;

const versionIn = (html: string): string | undefined =>
  /"mf-demo":\{"current":\{"version":"([^"]+)"/.exec(html)?.[1];

/** A shop in which pages come to what the test says; `undefined` is as usual. */
async function brokenShop(
  outcome: (
    composition: Composition,
    request: RenderRequest,
    usual: Page,
  ) => Partial<Page> | Error | undefined,
) {
  const shop = await twoEdges();
  const [edge] = shop.edges;
  const usual = edge.render.getMockImplementation()!;
  edge.render.mockImplementation(async (composition, request, gone) => {
    const page = (await usual(composition, request, gone)) as Page;
    const found = outcome(composition, request, page);
    if (found instanceof Error) throw found;
    return found ? { ...page, cache: 'personal', ...found } : page;
  });
  let visitors = 0;
  const ask = (path: string, from: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    edge.app.request(path, { ...init, headers }, { incoming: { socket: { remoteAddress: from } } });
  return {
    ...{ ...shop, edge, ask },
    /** Asks for a page from a new address. @returns the status. */
    visit: async (path = '/en/demo', headers: Record<string, string> = {}) => {
      visitors += 1;
      return (await ask(path, `10.1.${visitors >> 8}.${visitors & 255}`, headers)).status;
    },
    /** Waits until what could not be made was tried with the version before, and has it judged. */
    settle: async () => {
      for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      await shop.judge();
    },
  };
}

const isNew = ({ remotes }: Composition): boolean => remotes['mf-demo']?.current.version === '1.2.0';
const unavailable = { status: 503 };

describe('a release whose every page answers 503', () => {
  it('does not climb as a canary, though its parts on other pages work, and is ended', async () => {
    const shop = await brokenShop((composition, { path }) =>
      isNew(composition) && path === '/demo' ? unavailable : undefined,
    );
    const { ask, settle, pass, slot, change, seen } = shop;
    const steps = { percent: 50, steps: [50, 80, 100], everyMs: 60_000 };
    await makeChange({ verb: 'canary', ...change, ...steps, version: '1.2.0' });
    await settle();
    let refused = 0;
    for (let visitor = 0; visitor < 60; visitor += 1) {
      const from = `10.2.0.${visitor}`;
      const cookie = `visitor=visitor-${visitor}-of-this-shop`;
      const home = await ask('/en', from, { cookie });
      const event = { remote: 'mf-demo', version: versionIn(await home.text()), kind: 'loaded' };
      const body = JSON.stringify({ mark: markOf(home), events: [event] });
      await ask('/beacon', from, { cookie }, { method: 'POST', body });
      if ((await ask('/en/demo', from, { cookie })).status === 503) refused += 1;
    }
    expect(refused).toBeGreaterThan(20);
    await settle();
    expect(seen('1.2.0')).toEqual([refused * 2, refused, refused]);
    pass();
    await settle();
    expect(await slot()).toMatchObject({
      stable: { version: '1.1.0' },
      frozen: { by: 'automatic', reason: expect.stringContaining('visits with mf-demo@1.2.0 failed') },
    });
    expect((await slot())?.canary).toBeUndefined();
  });

  it.each([
    ['its loader or its head throws', unavailable],
    ['its renderer fails', new Error('Element type is invalid')],
    ['it hangs', new RenderRefusal('late', '/demo was not rendered in 7000 ms.')],
    ['it takes its thread with it', new RenderRefusal('thread lost', 'The rendering thread is gone.')],
  ])('is taken back after its promotion, where %s: twelve visitors are enough', async (_why, failure) => {
    const { visit, settle, slot, change } = await brokenShop((composition) =>
      isNew(composition) ? failure : undefined,
    );
    await makeChange({ verb: 'promote', ...change, version: '1.2.0' });
    await settle();
    for (let visitor = 0; visitor < 11; visitor += 1) expect(await visit()).toBe(503);
    await settle();
    expect((await slot())?.stable.version).toBe('1.2.0');
    await visit();
    await settle();
    expect(await slot()).toMatchObject({ stable: { version: '1.1.0' }, frozen: { by: 'automatic' } });
  });

  it('is the shell, where pages come without its newest version', async () => {
    const shop = await brokenShop(({ shell }) => (shell.version === '1.0.1' ? unavailable : undefined));
    const { visit, settle, slot, change } = shop;
    await shop.publishShell('1.0.1');
    await makeChange({ verb: 'promote', ...change, remote: 'shell', version: '1.0.1' });
    await settle();
    for (let visitor = 0; visitor < 12; visitor += 1) await visit();
    await settle();
    expect([(await slot('shell'))?.stable.version, (await slot())?.stable.version]).toEqual([
      '1.0.0',
      '1.1.0',
    ]);
  });
});

describe('nobody takes a release back by asking for pages that fail', () => {
  it.each<[string, Parameters<typeof brokenShop>[0]]>([
    ['with any version, as by bad input', () => unavailable],
    [
      'because the back end does not answer',
      (composition) => (isNew(composition) ? { ...unavailable, hasAllData: false } : undefined),
    ],
    [
      'because there is no room',
      (composition) => (isNew(composition) ? new RenderRefusal('queue full', '32 pages wait.') : undefined),
    ],
    ['because there is no such page', (composition) => (isNew(composition) ? { status: 404 } : undefined)],
  ])('%s', async (_why, outcome) => {
    const { visit, settle, slot, change, seen } = await brokenShop(outcome);
    await makeChange({ verb: 'promote', ...change, version: '1.2.0' });
    await settle();
    for (let visitor = 0; visitor < 200; visitor += 1) await visit(`/en/demo?x=${visitor}`);
    await settle();
    expect(seen('1.2.0')).toEqual([0, 0, 0]);
    expect((await slot())?.stable.version).toBe('1.2.0');
  });

  it('from ten addresses on a quiet shop, nor as a crawler, nor through a preview', async () => {
    const shop = await brokenShop((composition) => (isNew(composition) ? unavailable : undefined));
    const { ask, visit, settle, slot, change, pass, seen } = shop;
    const cookie = await shop.previewCookie('1.2.0');
    for (let visitor = 0; visitor < 30; visitor += 1) await visit('/en/demo', { cookie });
    await makeChange({ verb: 'promote', ...change, version: '1.2.0' });
    await settle();
    const bot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
    for (let visitor = 0; visitor < 30; visitor += 1) await visit('/en/demo', bot);
    await settle();
    expect(seen('1.2.0')).toEqual([0, 0, 0]);
    for (let window = 0; window < 5; window += 1) {
      for (let visitor = 0; visitor < 100; visitor += 1)
        await ask('/en/demo', `10.3.0.${visitor % 10}`, {
          cookie: `visitor=made-up-${window}-${visitor}-name`,
        });
      await settle();
      pass(61_000);
    }
    await settle();
    expect(seen('1.2.0')).toEqual([250, 250, 250]);
    expect((await slot())?.stable.version).toBe('1.2.0');
  });
});

it('a page that cannot be made is tried once with the version before, however many ask for it', async () => {
  const { edge, visit, settle, change } = await brokenShop((composition) =>
    isNew(composition) ? unavailable : undefined,
  );
  await makeChange({ verb: 'promote', ...change, version: '1.2.0' });
  await settle();
  edge.render.mockClear();
  await Promise.all(Array.from({ length: 40 }, () => visit()));
  await settle();
  const before = edge.render.mock.calls.filter(([composition]) => !isNew(composition));
  expect(before).toHaveLength(1);
});
