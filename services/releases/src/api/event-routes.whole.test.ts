import { serve } from '@hono/node-server';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { revokeToken } from '../keeping/tokens.ts';
import { writePublishRecord } from '../log/publish-records.ts';
import type { Store } from '../store/store.ts';
import { startApi } from '../testing/request-api.ts';
import { addRevision } from '../testing/sample-log.ts';
import { createServerAdmin } from './server-admin.ts';

const path = '/v1/envs/production/events';

/** The API on a port, and a listener that reads what it streams. */
async function streamingApi() {
  const { api, ...more } = await startApi();
  const server = serve({ fetch: api.fetch, hostname: '127.0.0.1', port: 0 });
  onTestFinished(() => {
    if ('closeAllConnections' in server) server.closeAllConnections();
    server.close();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  async function listen(headers: Record<string, string> = {}) {
    const ended = new AbortController();
    onTestFinished(() => ended.abort());
    const answer = await fetch(`${url}${path}`, {
      headers: { Authorization: `Bearer ${more.root}`, ...headers },
      signal: ended.signal,
    });
    const events = answer
      .body!.pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream())
      .getReader();
    const next = async () => (await events.read()).value;
    return { answer, next, leave: () => ended.abort() };
  }
  return { url, listen, ...more };
}

const changes = async (store: Store, count: number): Promise<void> => {
  for (let change = 0; change < count; change++) await addRevision(store);
};

describe('the stream of changes', () => {
  it('says where it begins, then each change as it comes, and is kept back by no proxy', async () => {
    const { store, listen } = await streamingApi();
    await changes(store, 1);
    const { answer, next } = await listen();
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('x-accel-buffering'),
    ]).toEqual([200, 'text/event-stream', 'no']);
    expect(answer.headers.get('cache-control')).toContain('no-');
    expect(await next()).toMatchObject({ event: 'open', id: '1' });
    const origin = { commit: 'a1b2c3d4', author: 'Noura', changes: '- The journal.' };
    await writePublishRecord(store, {
      ...{ remote: 'mf-demo', version: '1.1.0', treeHash: 'a'.repeat(64), actor: 'pipeline' },
      ...{ env: 'production', at: '2026-11-25T06:00:00.000Z', origin },
      gate: { verdict: 'passed', findings: [] },
    });
    await addRevision(store, { verb: 'rollback', reason: 'it broke' });
    const { event, id, data } = (await next())!;
    expect([event, id, JSON.parse(data)]).toMatchObject([
      'revision',
      '2',
      { revision: 2, verb: 'rollback', reason: 'it broke', event: 'change', origin },
    ]);
  });

  it('goes on after what a listener had last, without a gap and without a repeat', async () => {
    const { store, listen } = await streamingApi();
    await changes(store, 2);
    const first = await listen();
    const { id } = (await first.next())!;
    first.leave();
    await changes(store, 3);
    const { next } = await listen({ 'Last-Event-ID': id! });
    const ids = [];
    for (let count = 0; count < 4; count++) ids.push((await next())?.id);
    expect(ids).toEqual(['2', '3', '4', '5']);
  });

  it('says so when more was missed than it repeats, and begins at the end when the number is none of this log', async () => {
    const { store, listen } = await streamingApi();
    await changes(store, 203);
    const { next } = await listen({ 'Last-Event-ID': '1' });
    expect(await next()).toMatchObject({ event: 'behind', data: '{"from":2,"to":3}' });
    expect(await next()).toMatchObject({ event: 'open', id: '3' });
    expect(await next()).toMatchObject({ event: 'revision', id: '4' });
    for (const id of ['999', 'soon'])
      expect(await (await listen({ 'Last-Event-ID': id })).next()).toMatchObject({
        event: 'open',
        id: '203',
      });
  });

  it('is for those with a token, and one token opens twenty at most; who leaves makes room', async () => {
    const { store, root, listen } = await streamingApi();
    expect((await listen({ Authorization: 'Bearer none' })).answer.status).toBe(401);
    const all = await Promise.all(Array.from({ length: 20 }, () => listen()));
    expect((await listen()).answer.status).toBe(429);
    all[0]?.leave();
    await expect.poll(async () => (await listen()).answer.status, { timeout: 5_000 }).toBe(200);
    await revokeToken(store, root.split('_')[1]!, 'test');
    expect((await listen()).answer.status).toBe(401);
  });

  it('is what the command line of another machine watches', async () => {
    const { store, url, root } = await streamingApi();
    await changes(store, 1);
    const admin = createServerAdmin({ server: url, token: root });
    const ended = new AbortController();
    const seen = admin.watch('production', ended.signal)[Symbol.asyncIterator]();
    let isSeen = false;
    const first = seen.next().finally(() => {
      isSeen = true;
    });
    // It watches from when it began, which nobody outside can see.
    while (!isSeen) await addRevision(store, { verb: 'freeze' });
    expect((await first).value).toMatchObject({ verb: 'freeze', sentence: 'mf-demo is frozen' });
    ended.abort();
    const stranger = createServerAdmin({ server: url, token: 'none' });
    const refused = stranger.watch('production', new AbortController().signal)[Symbol.asyncIterator]();
    await expect(refused.next()).rejects.toThrow('not known');
  });
});
