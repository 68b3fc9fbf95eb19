import { serve } from '@hono/node-server';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { revokeToken } from '../keeping/tokens.ts';
import { writePublishRecord } from '../log/publish-records.ts';
import type { Store } from '../store/store.ts';
import { startApi } from '../testing/request-api.ts';
import { addRevision } from '../testing/sample-log.ts';

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
  return { listen, ...more };
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
});
