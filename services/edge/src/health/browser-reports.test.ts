import { makeChange } from '@dana/releases/changes/make-change';
import { healthOf } from '@dana/releases/health/health-view';
import { sharedSecret } from '@dana/releases/store/store';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { currentComposition } from '../session/current-composition.ts';
import { reportersOf } from '../testing/reporters.ts';
import { twoEdges } from '../testing/two-edges.ts';
import { createEdgeMetrics } from '../watching/edge-metrics.ts';
import { signVisit, tokenLifetimeMs } from './visit-tokens.ts';

const failed = { remote: 'mf-demo', version: '1.1.0', kind: 'failed', reason: 'evaluation' } as const;

/** Two edges where mf-demo 1.1.0 was promoted a moment ago. @returns also what is live once all was judged. */
async function openShop() {
  const shop = await twoEdges();
  await makeChange({ verb: 'promote', ...shop.change, version: '1.0.0', force: true });
  await makeChange({ verb: 'promote', ...shop.change, version: '1.1.0' });
  await shop.judge();
  return {
    ...shop,
    live: async () => {
      await shop.judge();
      return (await shop.slot())?.stable.version;
    },
  };
}

describe('visits that really fail', () => {
  it('at either edge take the release back, and the one that judges does so once', async () => {
    const { edges, live, seen, revision } = await openShop();
    const before = (await revision())?.revision ?? 0;
    for (let index = 0; index < 40; index += 1)
      expect(await edges[index % 2]!.visitors.fail(`203.0.113.${index}`, 'mf-demo', '1.1.0')).toBe(204);
    expect(await live()).toBe('1.0.0');
    expect(seen('1.1.0')).toEqual([40, 40, 0]);
    expect(await live()).toBe('1.0.0');
    expect((await revision())?.revision).toBe(before + 1);
    expect(edges[0].notify).toHaveBeenCalledWith(expect.objectContaining({ event: 'taken-back' }));
  });
});

describe('forged reports', () => {
  it('a thousand with made-up tokens, and with tokens of another environment or another key, change nothing', async () => {
    const { edges, store, live, seen } = await openShop();
    const composition = currentComposition(edges[0].watch);
    if (composition === undefined) throw new Error('Nothing is live.');
    const secret = await sharedSecret(store, 'visits');
    const makers = [
      () => undefined,
      (index: number) => `${Buffer.from(`made up ${index}`).toString('base64url')}.${'A'.repeat(22)}`,
      () => signVisit({ ...composition, env: 'staging' }, secret),
      () => signVisit(composition, 'another key'),
      () => `${signVisit(composition, secret).split('.')[0]}.${'A'.repeat(22)}`,
    ];
    for (let index = 0; index < 1_000; index += 1) {
      const mark = makers[index % makers.length]?.(index);
      const { visitors } = edges[index % 2]!;
      expect(await visitors.send(`198.51.100.${index % 250}`, { mark, events: [failed] })).toBe(204);
    }
    expect(await live()).toBe('1.1.0');
    expect(seen('1.1.0')).toEqual([0, 0, 0]);
    expect(edges[0].log.warn).not.toHaveBeenCalledWith(expect.anything(), expect.stringContaining('failed'));
  });

  it('a thousand replays of a few visits, at both edges and after a restart, count as those few', async () => {
    const { edges, start, live, seen } = await openShop();
    const marks = [];
    for (let index = 0; index < 5; index += 1) marks.push(await edges[0].visitors.open(`10.0.0.${index}`));
    for (let index = 0; index < 1_000; index += 1)
      await edges[index % 2]!.visitors.send(`10.0.0.${index % 5}`, {
        mark: marks[index % 5],
        events: [failed],
      });
    await edges[1].counts.stop();
    const again = await start('again', { deliver: edges[0].decider.take });
    for (let index = 0; index < 5; index += 1)
      await again.visitors.send(`10.0.0.${index}`, { mark: marks[index], events: [failed] });
    await again.counts.send();
    expect(await live()).toBe('1.1.0');
    expect(seen('1.1.0')).toEqual([5, 5, 0]);
  });

  it('a thousand real documents, fetched and reported from three addresses, change nothing', async () => {
    const { edges, live, seen } = await openShop();
    const answers = [];
    for (let index = 0; index < 1_000; index += 1)
      answers.push(await edges[index % 2]!.visitors.fail(`198.51.100.${index % 3}`, 'mf-demo', '1.1.0'));
    // Beyond 120 reports a minute an address is not listened to.
    expect([...new Set(answers)]).toEqual([204, 429]);
    expect(await live()).toBe('1.1.0');
    expect(seen('1.1.0')).toEqual([15, 15, 0]);
  });

  it('all addresses of one IPv6 customer are one', async () => {
    const { edges, live, seen } = await openShop();
    for (let index = 0; index < 40; index += 1)
      await edges[0].visitors.fail(`2001:db8:1:${index.toString(16)}::1`, 'mf-demo', '1.1.0');
    expect(await live()).toBe('1.1.0');
    expect(seen('1.1.0')).toEqual([5, 5, 0]);
  });
});

describe('a token', () => {
  it('that came with a kept page to many counts once for each address, however often it is sent', async () => {
    const { edges, live, seen } = await openShop();
    const mark = await edges[0].visitors.open('10.0.0.1');
    for (let index = 0; index < 60; index += 1)
      await edges[0].visitors.send(`10.0.0.${index % 20}`, { mark, events: [failed] });
    await live();
    expect(seen('1.1.0')).toEqual([20, 20, 0]);
  });

  it('speaks for the releases of its own document, and for no longer than an hour', async () => {
    const { edges, change, judge, seen } = await openShop();
    const [{ visitors }] = edges;
    const mark = await visitors.open('10.0.0.1');
    await makeChange({ verb: 'promote', ...change, version: '1.2.0' });
    await judge();
    await visitors.send('10.0.0.1', { mark, events: [{ ...failed, version: '1.2.0' }] });
    const late = await visitors.open('10.0.0.1');
    vi.useFakeTimers({ now: Date.now() + tokenLifetimeMs + 1_000, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await visitors.send('10.0.0.1', { mark: late, events: [{ ...failed, version: '1.2.0' }] });
    await judge();
    expect(seen('1.2.0')).toEqual([0, 0, 0]);
  });

  it('comes fresh with every answer, beside the document, and with no preview', async () => {
    const { edges, previewCookie } = await openShop();
    const [edge] = edges;
    const [first, second] = [await edge.visitors.open('10.0.0.1'), await edge.visitors.open('10.0.0.1')];
    expect(first).toMatch(/^[\w-]+\.[\w-]{22}$/);
    expect(second).not.toBe(first);
    const { html } = await edge.open();
    for (const token of [first, second]) expect(html).not.toContain(token);
    const preview = await edge.open('/en/demo', await previewCookie('1.2.0'));
    expect(preview.shown).toContain('mf-demo@1.2.0');
    expect(preview.headers.get('server-timing')).not.toContain('visit');
  });
});

it('any other form is refused, and releases that are not live do not count', async () => {
  const { edges, judge, seen } = await openShop();
  const [{ app, visitors }] = edges;
  const send = (body: string) => app.request('/beacon', { method: 'POST', body });
  const event = { remote: 'mf-demo', version: '9.0.0', kind: 'failed' };
  const crowd = JSON.stringify({ events: Array.from({ length: 41 }, () => event) });
  expect((await send('{')).status).toBe(400);
  expect((await send('{"mark":"<b>","events":[]}')).status).toBe(400);
  expect((await send(crowd)).status).toBe(400);
  expect((await send('x'.repeat(9_000))).status).toBe(413);
  const mark = await visitors.open('10.0.0.1');
  expect((await send(JSON.stringify({ mark, events: [event] }))).status).toBe(204);
  await judge();
  expect(seen('9.0.0')).toEqual([0, 0, 0]);
});

it('what counts is in the numbers by release, and how fast its pages were', async () => {
  const metrics = createEdgeMetrics();
  const { start } = await openShop();
  const edge = await start('counted', { metrics });
  await edge.visitors.fail('10.0.0.1', 'mf-demo', '1.1.0');
  await edge.visitors.send('10.0.0.1', { events: [failed] });
  const mark = await edge.visitors.open('10.0.0.2');
  const vitals = { lcpMs: 1_800, inpMs: 90, cls: 0.02, page: '/demo' };
  await edge.visitors.send('10.0.0.2', { mark, events: [], vitals });
  const text = await metrics.text();
  expect(text).toContain(
    'dana_release_reports_total{deployable="mf-demo",version="1.1.0",kind="failed"} 1\n',
  );
  expect(text).toContain('dana_release_reports_ignored_total 1\n');
  // Every page is of the shell, and those that a remote claims are of it as well.
  expect(text).toContain('dana_web_lcp_seconds_sum{deployable="shell",version="1.0.0"} 1.8\n');
  expect(text).toContain('dana_web_lcp_seconds_count{deployable="mf-demo",version="1.1.0"} 1\n');
  expect(text).toContain('dana_web_cls_sum{deployable="mf-demo",version="1.1.0"} 0.02\n');
});

describe('behind a proxy that nobody configured', () => {
  const loaded = { remote: 'mf-demo', version: '1.1.0', kind: 'loaded' } as const;

  /** A shop whose visitors all come through a proxy at this address. */
  async function behind(proxy: string, { isNamed }: { isNamed: boolean }) {
    const shop = await openShop();
    const [edge] = shop.edges;
    let lies = 0;
    const visitors = reportersOf((path, init, from) => {
      lies += 1;
      // What a client writes itself stands before what the proxy adds.
      const headers = isNamed ? { 'x-forwarded-for': `203.0.113.${lies % 250}, ${from}` } : undefined;
      const env = { incoming: { socket: { remoteAddress: proxy } } };
      return edge.app.request(path, { ...init, ...(headers && { headers }) }, env);
    });
    return {
      ...{ ...shop, edge, visitors },
      /** Visits that are well, from clients of their own. */
      visit: async (count: number) => {
        for (let index = 0; index < count; index += 1) {
          const from = `192.0.2.${index % 250}`;
          await visitors.send(from, { mark: await visitors.open(from), events: [loaded] });
        }
      },
    };
  }

  it('releases are watched by the clients that it names', async () => {
    const { edge, visitors, visit, live } = await behind('10.1.0.5', { isNamed: true });
    await visit(25);
    expect(edge.onKnownBy).toHaveBeenCalledExactlyOnceWith('proxy');
    // A script at three clients counts for three, whatever else it says that it is.
    for (let index = 0; index < 1_000; index += 1)
      await visitors.fail(`198.51.100.${index % 3}`, 'mf-demo', '1.1.0');
    expect(await live()).toBe('1.1.0');
    expect(healthOf(edge.decider).edges).toContainEqual(expect.objectContaining({ knowsBy: 'proxy' }));
    for (let index = 0; index < 60; index += 1) await visitors.fail(`192.0.3.${index}`, 'mf-demo', '1.1.0');
    expect(await live()).toBe('1.0.0');
  });

  it('that names nobody, by signed tokens: each document counts once', async () => {
    const { visitors, visit, live, edge, seen } = await behind('10.1.0.5', { isNamed: false });
    await visit(25);
    expect(edge.knowsBy()).toBe('mark');
    const marks = [];
    for (let index = 0; index < 5; index += 1) marks.push(await visitors.open('somebody'));
    for (let index = 0; index < 1_000; index += 1) {
      const mark = index % 2 === 0 ? marks[index % 5] : `${marks[0]?.split('.')[0]}.${'A'.repeat(22)}`;
      await visitors.send('somebody', { mark, events: [failed] });
    }
    expect(await live()).toBe('1.1.0');
    expect(seen('1.1.0')[1]).toBe(5);
    for (let index = 0; index < 60; index += 1) await visitors.fail('somebody', 'mf-demo', '1.1.0');
    expect(await live()).toBe('1.0.0');
  });

  it('nobody on the Internet is taken for one, whomever they say they speak for', async () => {
    const { visitors, live, edge, seen } = await behind('198.51.100.7', { isNamed: true });
    for (let index = 0; index < 500; index += 1)
      await visitors.fail(`192.0.2.${index % 250}`, 'mf-demo', '1.1.0');
    expect(edge.knowsBy()).toBe('address');
    expect(await live()).toBe('1.1.0');
    expect(seen('1.1.0')).toEqual([5, 5, 0]);
  });
});
