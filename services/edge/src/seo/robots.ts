import { Hono } from 'hono';

/**
 * `GET /robots.txt`. Pages that search engines leave out say so themselves and must be readable for that; only calls
 * are kept from them, except pictures.
 */
export function robotsRoute(publicOrigin: string): Hono {
  const text = [
    'User-agent: *',
    'Allow: /api/media/',
    'Disallow: /api/',
    'Disallow: /session',
    '',
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    '',
  ].join('\n');
  return new Hono().get('/robots.txt', (c) => {
    c.header('Cache-Control', 'public, max-age=3600');
    return c.text(text);
  });
}
