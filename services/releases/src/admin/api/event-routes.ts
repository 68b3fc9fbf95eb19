import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { noticeOfRevision } from '../../reading/notices.ts';
import { createRevisionFeed } from '../../reading/revision-feed.ts';
import { ReleaseRefusal } from '../../store/refusal.ts';
import type { Store } from '../../store/store.ts';
import { createListeners } from './listeners.ts';
import { createSlowWriter } from './slow-writer.ts';
import type { Guard } from './principal.ts';

type EventRoutesOptions = {
  store: Store;
  guard: Guard;
  /** Whether this server was asked to stop: streams end, so that nobody has to be cut off. */
  isStopping: () => boolean;
};

/** Between two looks at whether the stream has to end. Unit: milliseconds. */
const tickMs = 1_000;
/** A line now and then keeps proxies from ending what is quiet. Unit: milliseconds. */
const heartbeatMs = 20_000;
/** Who missed more reads the log. */
const mostMissed = 200;

/**
 * `GET /v1/envs/:env/events`: changes as they come, as server-sent events. `open` with the newest revision, then `revision` with a
 * notice for each, whose id is its number; with `Last-Event-ID` those first that were missed, and `behind` when they are too many.
 */
export function eventRoutes({ store, guard, isStopping }: EventRoutesOptions): Hono {
  const feed = createRevisionFeed({ store });
  const listeners = createListeners();
  const app = new Hono();
  app.get('/v1/envs/:env/events', async (c) => {
    const token = await guard.known(c);
    if (isStopping()) throw new ReleaseRefusal(503, 'stopping', 'This server stops. Ask another one.');
    const env = c.req.param('env');
    const newest = await feed.newest(env);
    const seen = Math.min(readLastEventId(c.req.header('last-event-id')) ?? newest, newest);
    const after = Math.max(seen, newest - mostMissed);
    const leave = listeners.enter(token.id);
    // nginx would keep it back until there is more of it.
    c.header('X-Accel-Buffering', 'no');
    return streamSSE(c, async (stream) => {
      const ended = new AbortController();
      stream.onAbort(() => ended.abort());
      const write = createSlowWriter(stream, ended);
      try {
        if (after > seen)
          await write({ event: 'behind', data: JSON.stringify({ from: seen + 1, to: after }) });
        await write({ event: 'open', id: String(after), data: JSON.stringify({ env, revision: newest }) });
        let spokenAtMs = performance.now();
        for await (const head of feed.follow(env, { after, quietMs: tickMs, signal: ended.signal })) {
          if (isStopping()) break;
          if (head) {
            const id = String(head.revision.revision);
            await write({ event: 'revision', id, data: JSON.stringify(noticeOfRevision(head)) });
          } else {
            if (performance.now() - spokenAtMs < heartbeatMs) continue;
            if (!(await guard.isStillKnown(c))) break;
            await write(undefined);
          }
          spokenAtMs = performance.now();
        }
      } finally {
        leave();
      }
    });
  });
  return app;
}

/** The revision that a listener had last. What is no number is as if nothing was said. */
function readLastEventId(header: string | undefined): number | undefined {
  return header !== undefined && /^\d{1,8}$/.test(header) ? Number(header) : undefined;
}
