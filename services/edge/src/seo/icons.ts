import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';

/** The drawing of favicon.svg on its ground; `maskable` has the margin that round masks cut into. */
const icons = ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'apple-touch-icon.png'];
const folder = join(import.meta.dirname, '../../icons');

/** `GET /icons/*`, and the address that some phones ask for unasked. */
export const iconRoutes = new Hono()
  .get('/icons/:name', async (c, next) => {
    const name = c.req.param('name');
    if (!icons.includes(name)) return next();
    c.header('Content-Type', 'image/png');
    c.header('Cache-Control', 'public, max-age=86400');
    return c.body(await readFile(join(folder, name)));
  })
  .get('/apple-touch-icon.png', (c) => c.redirect('/icons/apple-touch-icon.png', 301));
