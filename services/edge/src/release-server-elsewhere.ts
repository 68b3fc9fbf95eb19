import { Hono } from 'hono';

const message =
  'This storefront does not manage releases; a process of its own does. Use the address of that one (RELEASE_SERVER).';

/** Says so in the place of the release API and its console, in the API's error form. */
export const releaseApiElsewhere = new Hono().on('ALL', ['/v1/*', '/_releases', '/_releases/*'], (c) => {
  c.header('Cache-Control', 'no-store');
  return c.json({ success: false, message, error: { code: 'elsewhere', status: 404, message } }, 404);
});
