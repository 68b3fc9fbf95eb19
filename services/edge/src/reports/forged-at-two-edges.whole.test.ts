import { expect, it } from 'vitest';
import { sharedSecret } from '@dana/releases/store/shared-secret';
import { currentComposition } from '../session/current-composition.ts';
import { twoEdges } from '../testing/two-edges.ts';
import { signVisit } from '@dana/releases/reading/visit-mark';

const newest = 'mf-demo@1.1.0';
const failed = { remote: 'mf-demo', version: '1.1.0', kind: 'failed', reason: 'evaluation' } as const;
type Shop = Awaited<ReturnType<typeof twoEdges>>;

/** Shares what both edges counted, has both look, and says what everybody knows then. */
async function afterwards({ edges, share, revision }: Shop) {
  await share();
  await Promise.all(edges.map(({ look }) => look()));
  const { sessions = 0, failed: failures = 0 } = edges[0].health.counts.current().outcomes.get(newest) ?? {};
  return { sessions, failures, live: (await revision())?.slots['mf-demo']?.stable.version };
}

it('a thousand reports with made-up marks, and with marks of another environment or another key, change nothing', async () => {
  const shop = await twoEdges();
  const composition = currentComposition(shop.edges[0].watch);
  if (composition === undefined) throw new Error('Nothing is live.');
  const secret = await sharedSecret(shop.store, 'visits');
  const makers = [
    () => undefined,
    (index: number) => `${Buffer.from(`made up ${index}`).toString('base64url')}.${'A'.repeat(22)}`,
    () => signVisit({ ...composition, env: 'staging' }, [], secret),
    () => signVisit(composition, [], 'another key'),
    () => `${signVisit(composition, [], secret).split('.')[0]}.${'A'.repeat(22)}`,
  ];
  for (let index = 0; index < 1_000; index += 1) {
    const { visitors } = shop.edges[index % 2]!;
    const mark = makers[index % makers.length]?.(index);
    expect(await visitors.send(`198.51.100.${index % 250}`, { mark, events: [failed] })).toBe(204);
  }
  expect(await afterwards(shop)).toEqual({ sessions: 0, failures: 0, live: '1.1.0' });
});

it('a thousand replays of a few visits, at both edges and after a restart, count as those few', async () => {
  const shop = await twoEdges();
  const [one, two] = shop.edges;
  const marks = [];
  for (let index = 0; index < 5; index += 1) marks.push(await one.visitors.open(`10.0.0.${index}`));
  for (let index = 0; index < 1_000; index += 1) {
    const { visitors } = shop.edges[index % 2]!;
    await visitors.send(`10.0.0.${index % 5}`, { mark: marks[index % 5], events: [failed] });
  }
  expect(await afterwards(shop)).toEqual({ sessions: 5, failures: 5, live: '1.1.0' });
  await two.stop();
  const again = await shop.start('two');
  for (let index = 0; index < 5; index += 1)
    await again.visitors.send(`10.0.0.${index}`, { mark: marks[index], events: [failed] });
  await again.health.round();
  expect(again.health.counts.current().outcomes.get(newest)).toMatchObject({ sessions: 5, failed: 5 });
});

it('a thousand real documents, fetched by a script and reported at both edges from three addresses, change nothing', async () => {
  const shop = await twoEdges();
  for (let index = 0; index < 1_000; index += 1)
    await shop.edges[index % 2]!.visitors.fail(`198.51.100.${index % 3}`, 'mf-demo', '1.1.0');
  // Five visits of an address at each edge, and three addresses are three however many edges they go to.
  expect(await afterwards(shop)).toEqual({ sessions: 30, failures: 30, live: '1.1.0' });
});

it('visits that really fail, at either edge, take the release back all the same', async () => {
  const shop = await twoEdges();
  for (let index = 0; index < 12; index += 1)
    await shop.edges[index % 2]!.visitors.fail(`203.0.113.${index}`, 'mf-demo', '1.1.0');
  expect((await afterwards(shop)).live).toBe('1.0.0');
});
