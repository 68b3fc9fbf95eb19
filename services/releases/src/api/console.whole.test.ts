import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { consoleRoutes } from './console.ts';

/** A page as a build leaves it. */
async function builtConsole() {
  const folder = await mkdtemp(join(tmpdir(), 'console-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const html =
    '<!doctype html><html lang="en" dir="ltr"><script src="/_releases/main.0a1b2c3d.js"></script></html>';
  await writeFile(join(folder, 'index.html'), html);
  await writeFile(join(folder, 'main.0a1b2c3d.js'), 'start();');
  return consoleRoutes(folder);
}

it('leads to the page in the language that the browser asks for', async () => {
  const app = await builtConsole();
  const led = async (languages: string, search = '') => {
    const answer = await app.request(`/_releases${search}`, { headers: { 'accept-language': languages } });
    return [answer.status, answer.headers.get('location'), answer.headers.get('vary')];
  };
  expect(await led('ar-KW,ar;q=0.9')).toEqual([302, '/_releases/ar', 'Accept-Language']);
  expect(await led('de, en;q=0.5', '?env=staging')).toEqual([
    302,
    '/_releases/en?env=staging',
    'Accept-Language',
  ]);
});

it('is a page in both directions that runs nothing but its own files, in no frame, unknown to search engines', async () => {
  const app = await builtConsole();
  for (const [path, start] of [
    ['/_releases/en', '<html lang="en" dir="ltr">'],
    ['/_releases/ar/slots/shell', '<html lang="ar" dir="rtl">'],
  ] as const) {
    const page = await app.request(path);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(start)]);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.headers.get('cache-control')).toBe('no-cache');
  }
});

it('sends its own files only, which never change under their names', async () => {
  const app = await builtConsole();
  const file = await app.request('/_releases/main.0a1b2c3d.js');
  expect([file.headers.get('content-type'), await file.text()]).toEqual([
    expect.stringContaining('text/javascript'),
    'start();',
  ]);
  expect(file.headers.get('cache-control')).toContain('immutable');
  for (const name of ['index.html', 'console-routes.ts', '..%2fconsole-routes.ts', '%2e%2e'])
    expect((await app.request(`/_releases/${name}`)).status).toBe(404);
  // A page that was open while another one was built may ask for what is there again a moment later.
  const gone = await app.request('/_releases/nothing.js');
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

it('says how it is built where it was not', async () => {
  const app = consoleRoutes('/nowhere');
  const answer = await app.request('/_releases/en');
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('pnpm build')]);
});
