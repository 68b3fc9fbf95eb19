import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { type SSEMessage, type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { readNotice } from '../log/notices.ts';
import { readHead, revisionsAfter } from '../log/revisions.ts';
import { ReleaseRefusal, type Store } from '../store/store.ts';
import type { Guard } from './who-asks.ts';

type EventRoutesOptions = {
  store: Store;
  guard: Guard;
  /** Whether this server was asked to stop: streams end, so that nobody has to be cut off. */
  isStopping: () => boolean;
};

/** A line now and then keeps proxies from ending what is quiet; who takes nothing for long is gone. Unit: milliseconds. */
const [heartbeatMs, writeLimitMs] = [20_000, 30_000];
/** Each listener holds a connection. */
const [mostOfAll, mostOfOne] = [100, 20];

/**
 * `GET /v1/envs/:env/events`: changes as they come, as server-sent events. `open` with the newest revision, then `revision` with a
 * notice for each, whose id is its number. Who listens again reads the log for what came meanwhile.
 */
export function eventRoutes({ store, guard, isStopping }: EventRoutesOptions): Hono {
  const listeners: string[] = [];
  const app = new Hono();
  app.get('/v1/envs/:env/events', async (c) => {
    const { id: token } = await guard.known(c);
    if (isStopping()) throw new ReleaseRefusal(503, 'stopping', 'This server stops. Ask another one.');
    const env = c.req.param('env');
    const after = (await readHead(store, env))?.revision.revision ?? 0;
    if (listeners.length >= mostOfAll || listeners.filter((one) => one === token).length >= mostOfOne)
      throw new ReleaseRefusal(429, 'too_many_listeners', 'Too many listen already. Look from time to time.');
    listeners.push(token);
    // nginx would keep it back until there is more of it.
    c.header('X-Accel-Buffering', 'no');
    return streamSSE(c, async (stream) => {
      const ended = new AbortController();
      stream.onAbort(() => ended.abort());
      const write = (event?: SSEMessage) => writeOrEnd(stream, ended, event);
      try {
        await write({ event: 'open', id: String(after), data: JSON.stringify({ env, revision: after }) });
        let spokenAtMs = performance.now();
        for await (const head of revisionsAfter(store, env, { after, signal: ended.signal })) {
          if (isStopping()) break;
          if (head) {
            const id = String(head.revision.revision);
            await write({ event: 'revision', id, data: JSON.stringify(await readNotice(store, head)) });
          } else {
            if (performance.now() - spokenAtMs < heartbeatMs) continue;
            if (!(await guard.isStillKnown(c))) break;
            await write();
          }
          spokenAtMs = performance.now();
        }
      } finally {
        listeners.splice(listeners.indexOf(token), 1);
      }
    });
  });
  return app;
}

/** Writes an event, or a line that means nothing. A listener that does not take it is ended: only one event ever waits for it. */
async function writeOrEnd(stream: SSEStreamingApi, ended: AbortController, event?: SSEMessage) {
  const waiting = new AbortController();
  const { signal } = waiting;
  const late = sleep(writeLimitMs, 'late', { signal, ref: false }).catch(() => undefined);
  const written = event ? stream.writeSSE(event) : stream.write(': still here\n\n');
  if ((await Promise.race([written, late])) === 'late') ended.abort();
  waiting.abort();
}
