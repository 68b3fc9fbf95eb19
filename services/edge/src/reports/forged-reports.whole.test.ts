import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { promote } from '@dana/releases/changes/promote';
import { createTakeBack } from '@dana/releases/changes/take-back';
import { createStoreAdmin } from '@dana/releases/admin/store-admin';
import { publishFolder } from '@dana/releases/publish/publish-folder';
import { release, writeBuiltRemote, writeBuiltShell } from '@dana/releases/testing/built-remote';
import { reportersOf } from '../testing/reporters.ts';
import { startEdge } from '../testing/running-edge.ts';
import { temporaryStore } from '@dana/releases/testing/temporary-store';
import { createAutomaticRollback } from './automatic-rollback.ts';
import { markLifetimeMs } from '@dana/releases/reading/visit-mark';

const env = 'production';
const newest = 'mf-demo@1.1.0';

/** A shop where mf-demo 1.1.0 was just promoted after 1.0.0, with one more version that nobody gets. */
async function openShop() {
  const { store, folder } = await temporaryStore();
  const parent = join(folder, '..');
  const build = (version: string) => writeBuiltRemote(parent, { version, mark: version });
  await release(store, await writeBuiltShell(parent), 'shell');
  for (const version of ['1.0.0', '1.1.0']) await release(store, await build(version));
  await publishFolder({ store, env, remote: 'mf-demo', folder: await build('1.2.0') });
  const edge = await startEdge(store, join(parent, 'copy'));
  const { look } = createAutomaticRollback({
    takeBack: createTakeBack({ store, env }),
    ...{ watch: edge.watch, counts: edge.counts, settings: edge.watchSettings },
    onTakenBack: vi.fn(),
    onProblem: vi.fn(),
  });
  const live = async () => {
    await look();
    await edge.watch.refresh();
    return edge.liveVersion();
  };
  const outcomes = () => {
    const { sessions = 0, failed = 0 } = edge.counts.current().outcomes.get(newest) ?? {};
    return { sessions, failed };
  };
  return { store, parent, edge, live, outcomes, visitors: visitorsOf(edge) };
}

/** Browsers of an edge in this process; a request is given the address that its socket would have. */
const visitorsOf = ({ app }: Awaited<ReturnType<typeof startEdge>>) =>
  reportersOf((path, init, remoteAddress) =>
    app.request(path, init, { incoming: { socket: { remoteAddress } } }),
  );

const failedNewest = { remote: 'mf-demo', version: '1.1.0', kind: 'failed', reason: 'evaluation' } as const;

it('a hundred visits from a hundred addresses that fail count as a hundred, and the release goes', async () => {
  const { visitors, outcomes, live } = await openShop();
  for (let index = 1; index <= 100; index += 1)
    expect(await visitors.fail(`10.0.0.${index}`, 'mf-demo', '1.1.0')).toBe(204);
  expect(outcomes()).toEqual({ sessions: 100, failed: 100 });
  expect(await live()).toBe('1.0.0');
});

it('made-up visits from three addresses change nothing, and are answered like any other', async () => {
  const { visitors, edge, outcomes, live } = await openShop();
  const marks = [undefined, 'made.up', `${'A'.repeat(60)}.${'A'.repeat(22)}`];
  for (let index = 0; index < 15; index += 1) {
    const body = { mark: marks[index % 3], session: `made-up-${index}`, events: [failedNewest] };
    expect(await visitors.send(`198.51.100.${index % 3}`, body)).toBe(204);
  }
  expect(outcomes()).toEqual({ sessions: 0, failed: 0 });
  expect(edge.counts.ignored()).toEqual({ unmarked: 15, repeated: 0, crowded: 0 });
  expect(edge.log.warn).not.toHaveBeenCalledWith(expect.anything(), expect.stringContaining('failed'));
  expect(await live()).toBe('1.1.0');
});

it('a thousand real documents, fetched and reported from three addresses, change nothing', async () => {
  const { visitors, outcomes, live } = await openShop();
  const answers = [];
  for (let index = 0; index < 1_000; index += 1)
    answers.push(await visitors.fail(`198.51.100.${index % 3}`, 'mf-demo', '1.1.0'));
  // Beyond 120 reports a minute an address is not listened to.
  expect([...new Set(answers)]).toEqual([204, 429]);
  expect(outcomes()).toEqual({ sessions: 15, failed: 15 });
  expect(await live()).toBe('1.1.0');
});

it('all addresses of one IPv6 customer are one', async () => {
  const { visitors, outcomes, live } = await openShop();
  for (let index = 0; index < 40; index += 1)
    await visitors.fail(`2001:db8:1:${index.toString(16)}::1`, 'mf-demo', '1.1.0');
  expect(outcomes()).toEqual({ sessions: 5, failed: 5 });
  expect(await live()).toBe('1.1.0');
});

it('a mark that came with a kept page to many counts once for each address, however often it is sent', async () => {
  const { visitors, edge, outcomes } = await openShop();
  const mark = await visitors.open('10.0.0.1');
  for (let index = 0; index < 60; index += 1)
    expect(await visitors.send(`10.0.0.${index % 20}`, { mark, events: [failedNewest] })).toBe(204);
  for (let index = 0; index < 40; index += 1)
    await visitors.send(`2001:db8:1:${index.toString(16)}::1`, { mark, events: [failedNewest] });
  expect(outcomes()).toEqual({ sessions: 21, failed: 21 });
  expect(edge.counts.ignored().repeated).toBe(79);
});

it('a mark speaks for the releases of its own document, and for no longer than an hour', async () => {
  const { visitors, store, edge } = await openShop();
  const mark = await visitors.open('10.0.0.1');
  await promote({ store, env, remote: 'mf-demo', version: '1.2.0', actor: 'test', reason: 'a try' });
  await edge.watch.refresh();
  const failedLater = { ...failedNewest, version: '1.2.0' };
  await visitors.send('10.0.0.1', { mark, events: [failedLater] });
  expect(edge.counts.current().outcomes.size).toBe(0);
  const late = await visitors.open('10.0.0.1');
  vi.useFakeTimers({ now: Date.now() + markLifetimeMs + 1_000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await visitors.send('10.0.0.1', { mark: late, events: [failedLater] });
  expect(edge.counts.current().outcomes.size).toBe(0);
  expect(edge.counts.ignored().unmarked).toBe(2);
});

it('a mark counts at another edge over the same store, and after a restart', async () => {
  const { visitors, store, parent } = await openShop();
  const mark = await visitors.open('10.0.0.1');
  const other = await startEdge(store, join(parent, 'other-copy'));
  await visitorsOf(other).send('10.0.0.1', { mark, events: [failedNewest] });
  expect(other.counts.current().outcomes.get(newest)?.failed).toBe(1);
});

it('every answer brings a mark of its own, beside the document, except a preview', async () => {
  const { edge, store, visitors } = await openShop();
  const [first, second] = [await visitors.open('10.0.0.1'), await visitors.open('10.0.0.1')];
  expect(first).toMatch(/^[\w-]+\.[\w-]{22}$/);
  expect(second).not.toBe(first);
  const { html } = await edge.open();
  for (const mark of [first, second]) expect(html).not.toContain(mark);
  const admin = createStoreAdmin({ store, actor: 'test', publicOrigin: 'http://localhost:8080' });
  const { url } = await admin.preview({ env, remotes: { 'mf-demo': '1.2.0' }, hours: 1, path: '/en/demo' });
  const preview = await edge.open('/en/demo', `preview=${new URL(url).searchParams.get('preview')}`);
  expect(preview.shown).toContain('mf-demo@1.2.0');
  const timing = preview.headers.get('server-timing') ?? '';
  expect(timing).not.toContain('visit;');
  // What explains the preview to who asks why is no mark that a report can come with.
  const explaining = /preview;desc="([^"]+)"/.exec(timing)?.[1];
  const events = [{ remote: 'shell', version: '1.0.0', kind: 'loaded' }];
  const before = edge.counts.ignored().unmarked;
  expect(await visitors.send('10.9.9.9', { mark: explaining, events })).toBe(204);
  expect(edge.counts.ignored().unmarked).toBe(before + 1);
});

it('any other form is refused, and releases that are not live do not count', async () => {
  const { edge, visitors } = await openShop();
  const send = (body: string) => edge.app.request('/beacon', { method: 'POST', body });
  const event = { remote: 'mf-demo', version: '9.0.0', kind: 'failed' };
  const crowd = JSON.stringify({ events: Array.from({ length: 41 }, () => event) });
  expect((await send('{')).status).toBe(400);
  expect((await send('{"mark":"<b>","events":[]}')).status).toBe(400);
  expect((await send(crowd)).status).toBe(400);
  expect((await send('x'.repeat(9_000))).status).toBe(413);
  const mark = await visitors.open('10.0.0.1');
  expect((await send(JSON.stringify({ mark, events: [event] }))).status).toBe(204);
  expect(edge.counts.current().outcomes.size).toBe(0);
});
