import { createHash } from 'node:crypto';
import { workerPath } from '@dana/contracts/offline';
import { Hono } from 'hono';
import { endingWorker, keepingWorker } from './worker-script.ts';

/** The worker may ask this origin and the one of released files, and nothing else. */
const policyWith = (assetOrigin = ''): string =>
  `default-src 'none'; connect-src 'self' ${assetOrigin}`.trimEnd();

/**
 * `GET /offline-worker.js`. Browsers ask for it with each page that it serves, past their own cache, so that another build's
 * takes its place, and the one that ends it where it is switched off.
 */
export function offlineRoutes(isOn: boolean, assetOrigin?: string): Hono {
  let made: { script: string; tag: string } | undefined;
  const make = () => {
    const script = isOn ? keepingWorker(assetOrigin) : endingWorker();
    const tag = `"${createHash('sha256').update(script).digest('base64url').slice(0, 22)}"`;
    return { script, tag };
  };
  return new Hono().get(workerPath, (c) => {
    made ??= make();
    c.header('Cache-Control', 'no-cache');
    c.header('Content-Security-Policy', policyWith(assetOrigin));
    c.header('ETag', made.tag);
    if (c.req.header('if-none-match')?.includes(made.tag)) return c.body(null, 304);
    return c.body(made.script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
  });
}
