import { Hono } from 'hono';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv } from '../http/context.ts';

/** Changes of other processes are looked for so often while a call waits. */
const lookMs = 1_000;
const waitMsMax = 10_000;
/** So many calls wait at once; more are answered without waiting. */
const waitersMax = 200;

/**
 * GET changes: the present version of what pages show. With `after`, a version that is known already, and `wait`, seconds
 * up to 10, it is answered when there is another one, or when the time is over. Only who calls this process itself may
 * wait: what comes through the storefront is answered at once, so that the public keeps no connections open here.
 */
export function changesRoutes({ changes, isStopping }: Pick<ApiDeps, 'changes' | 'isStopping'>) {
  let waiters = 0;

  async function versionAfter(known: string, waitMs: number, signal: AbortSignal): Promise<string> {
    const endMs = performance.now() + waitMs;
    for (;;) {
      const version = await changes.version();
      const leftMs = endMs - performance.now();
      if (version !== known || leftMs <= 0 || signal.aborted || isStopping()) return version;
      await changes.possibleChange(Math.min(lookMs, leftMs));
    }
  }

  return new Hono<ApiEnv>().get('/changes', async (c) => {
    const isDirect = c.req.header('x-forwarded-for') === undefined;
    const waitMs = isDirect ? Math.min(waitMsMax, (Number(c.req.query('wait')) || 0) * 1_000) : 0;
    waiters += 1;
    try {
      const known = waiters > waitersMax ? '' : (c.req.query('after') ?? '');
      const catalogue = await versionAfter(known, waitMs, c.req.raw.signal);
      return c.json({ catalogue }, 200, { 'Cache-Control': 'no-store' });
    } finally {
      waiters -= 1;
    }
  });
}
