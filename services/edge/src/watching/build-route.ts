import type { HeadWatch } from '@dana/releases/log/watch-head';
import { Hono } from 'hono';
import { currentComposition } from '../session/current-composition.ts';

/**
 * `GET /build.json`: what somebody gets of whom nothing is known, for people and monitors. Versions by deployable; `changedAt`
 * is when the release log was last changed (ISO 8601), whatever that change was; `stale` when nobody knows whether it still is
 * the newest. Errors: 503 before anything is released.
 */
export function buildRoute(watch: HeadWatch): Hono {
  return new Hono().get('/build.json', (c) => {
    c.header('Cache-Control', 'no-cache');
    const snapshot = watch.current();
    const composition = currentComposition(watch);
    if (!snapshot || !composition)
      return c.json({ success: false, message: 'Nothing is released yet.' }, 503, { 'Retry-After': '5' });
    const { id, revision, env, shell, remotes } = composition;
    const { at, verb, remote } = snapshot.revision.change;
    return c.json({
      ...{ composition: id, revision, env, changedAt: at, change: remote ? `${verb} ${remote}` : verb },
      shell: shell.version,
      remotes: Object.fromEntries(
        Object.entries(remotes).map(([name, { current }]) => [name, current.version]),
      ),
      ...(watch.problem() && { stale: true }),
    });
  });
}
