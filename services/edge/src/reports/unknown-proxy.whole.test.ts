import { expect, it } from 'vitest';
import { reportersOf } from '../testing/reporters.ts';
import { twoEdges } from '../testing/two-edges.ts';

const loaded = { remote: 'mf-demo', version: '1.1.0', kind: 'loaded' } as const;
const failed = { remote: 'mf-demo', version: '1.1.0', kind: 'failed', reason: 'evaluation' } as const;

/** A shop whose visitors all come through a proxy at this address, of which its settings say nothing. */
async function behind(proxy: string, { isNamed }: { isNamed: boolean }) {
  const shop = await twoEdges();
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
    ...{ edge, visitors },
    /** Visits that are well, from clients of their own. */
    visit: async (count: number) => {
      for (let index = 0; index < count; index += 1) {
        const from = `192.0.2.${index % 250}`;
        await visitors.send(from, { mark: await visitors.open(from), events: [loaded] });
      }
    },
    live: async () => {
      await edge.look();
      await edge.watch.refresh();
      return edge.liveVersion();
    },
  };
}

it('releases are watched behind a proxy that nobody configured, by the clients that it names', async () => {
  const { edge, visitors, visit, live } = await behind('10.1.0.5', { isNamed: true });
  await visit(25);
  expect(edge.knowsBy()).toBe('proxy');
  expect(edge.onKnownBy).toHaveBeenCalledExactlyOnceWith('proxy');
  // A script at three clients counts for three, whatever else it says that it is.
  for (let index = 0; index < 1_000; index += 1)
    await visitors.fail(`198.51.100.${index % 3}`, 'mf-demo', '1.1.0');
  expect(await live()).toBe('1.1.0');
  for (let index = 0; index < 60; index += 1) await visitors.fail(`192.0.3.${index}`, 'mf-demo', '1.1.0');
  expect(await live()).toBe('1.0.0');
});

it('releases are watched behind a proxy that names nobody, by signed marks: each document counts once', async () => {
  const { edge, visitors, visit, live } = await behind('10.1.0.5', { isNamed: false });
  await visit(25);
  expect(edge.knowsBy()).toBe('mark');
  const marks = [];
  for (let index = 0; index < 5; index += 1) marks.push(await visitors.open('somebody'));
  for (let index = 0; index < 1_000; index += 1) {
    const mark = index % 2 === 0 ? marks[index % 5] : `${marks[0]?.split('.')[0]}.${'A'.repeat(22)}`;
    await visitors.send('somebody', { mark, events: [failed] });
  }
  expect(edge.counts.current().outcomes.get('mf-demo@1.1.0')).toMatchObject({ failed: 5 });
  expect(await live()).toBe('1.1.0');
  for (let index = 0; index < 60; index += 1) await visitors.fail('somebody', 'mf-demo', '1.1.0');
  expect(await live()).toBe('1.0.0');
});

it('nobody on the Internet is taken for a proxy, whomever they say they speak for', async () => {
  const { edge, visitors, live } = await behind('198.51.100.7', { isNamed: true });
  for (let index = 0; index < 500; index += 1)
    await visitors.fail(`192.0.2.${index % 250}`, 'mf-demo', '1.1.0');
  expect(edge.knowsBy()).toBe('address');
  expect(edge.counts.current().outcomes.get('mf-demo@1.1.0')).toMatchObject({ failed: 5 });
  expect(await live()).toBe('1.1.0');
});

it('a machine of the shop’s own network is a client beside others', async () => {
  const shop = await twoEdges();
  const [edge] = shop.edges;
  for (let index = 0; index < 90; index += 1)
    await edge.visitors.fail(`10.0.0.${index % 3}`, 'mf-demo', '1.1.0');
  expect(edge.knowsBy()).toBe('address');
  expect(edge.counts.current().outcomes.get('mf-demo@1.1.0')).toMatchObject({ failed: 15 });
});
