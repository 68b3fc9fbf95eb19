import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { integrityOf } from '../../store/hash.ts';

/** Nothing but what this page itself brings; no inline script or style, no other site, in no frame. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const folder = join(import.meta.dirname, 'page');

/**
 * `/_releases`: the page for release managers. The files are public and hold no secret; what they show comes from the
 * release API, which asks for a token.
 */
export function consoleRoutes(): Hono {
  const files = new Map(
    readdirSync(folder).map((name) => {
      const bytes = readFileSync(join(folder, name));
      return [name, { bytes, etag: `"${integrityOf(bytes).slice(7, 31)}"` }] as const;
    }),
  );
  const app = new Hono();
  app.get('/_releases/', (c) => c.redirect('/_releases', 301));
  app.get('/_releases/:name?', (c) => {
    const name = c.req.param('name') ?? 'index.html';
    const file = files.get(name);
    c.header('Cache-Control', file ? 'no-cache' : 'no-store');
    if (!file) return c.text('There is no such file.', 404);
    c.header('Content-Security-Policy', policy);
    c.header('X-Robots-Tag', 'noindex');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('ETag', file.etag);
    if (c.req.header('if-none-match') === file.etag) return c.body(null, 304);
    c.header('Content-Type', getMimeType(name) ?? 'application/octet-stream');
    return c.body(file.bytes);
  });
  return app;
}
