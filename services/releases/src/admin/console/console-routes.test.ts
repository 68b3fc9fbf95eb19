import { expect, it } from 'vitest';
import { consoleRoutes } from './console-routes.ts';

const app = consoleRoutes();

it('is a page that runs nothing but its own files, in no frame, unknown to search engines', async () => {
  const page = await app.request('/_releases');
  const html = await page.text();
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  expect(html).not.toMatch(/<script(?![^>]*src=)|\sstyle="|\son\w+="/);
  for (const [, file = ''] of html.matchAll(/(?:src|href)="(\/_releases\/[^"]+)"/g))
    expect([file, (await app.request(file)).status]).toEqual([file, 200]);
});

it('sends its own files only, and not again when they are known', async () => {
  for (const name of ['console-routes.ts', '..%2fconsole-routes.ts', '%2e%2e', 'nothing.js'])
    expect((await app.request(`/_releases/${name}`)).status).toBe(404);
  const etag = (await app.request('/_releases/main.js')).headers.get('etag') ?? '';
  const again = await app.request('/_releases/main.js', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});
