import { expect, it } from 'vitest';
import { currentComposition } from '../session/current-composition.ts';
import { releasedShop } from '../testing/released-shop.ts';
import { moveFiles, readAssetOrigin } from './asset-origin.ts';

const filesHost = 'https://files.shop.example';

async function shop(assetOrigin?: string) {
  const { start, manifests } = await releasedShop(['1.0.0']);
  return { ...(await start({ assetOrigin })), manifest: manifests[0]! };
}

it('browsers are sent to the other host for every file of the shell and of remotes, and let it be used', async () => {
  const { app, watch } = await shop(filesHost);
  const page = await app.request('/en/demo');
  const html = await page.text();
  const files = [...html.matchAll(/"(https?:\/\/[^"]*)?\/assets\/[^"]+"/g)];
  expect(files.length).toBeGreaterThan(4);
  expect(new Set(files.map(([, origin]) => origin))).toEqual(new Set([filesHost]));
  const policy = page.headers.get('content-security-policy') ?? '';
  for (const directive of ['style-src-elem', 'font-src', 'img-src', 'connect-src'])
    expect(policy).toMatch(new RegExp(`${directive} 'self'[^;]* ${filesHost}`));
  const { shell, remotes } = await (await app.request('/composition.json')).json();
  const bases = [shell.base, remotes['mf-demo'].current.base];
  for (const base of bases) expect(base).toMatch(new RegExp(`^${filesHost}/assets/`));
  expect(currentComposition(watch)?.shell.base).toMatch(/^\/assets\//);
});

it('the other host gets the files here, and may show them to pages of every origin', async () => {
  const { app, manifest } = await shop(filesHost);
  const path = `/assets/mf-demo/${manifest.treeHash}/${manifest.entry.file}`;
  // Twice, since the second comes from memory.
  for (const answer of [await app.request(path), await app.request(path)]) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  }
  const own = await shop();
  const answer = await own.app.request(path);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

it('pages of a shell that does not know of other hosts get their files here', async () => {
  const { watch } = await shop();
  const composition = currentComposition(watch);
  if (!composition) throw new Error('Nothing is live.');
  const { takesAssetOrigin, ...document } = composition.shell.document;
  const before = { ...composition, shell: { ...composition.shell, document } };
  expect(takesAssetOrigin).toBe(true);
  expect(moveFiles(filesHost)(before)).toBe(before);
  const move = moveFiles(filesHost);
  expect(move(composition)).toBe(move(composition));
  expect(move(move(composition)).shell.base).toBe(move(composition).shell.base);
});

it.each([
  'files.shop.example',
  'http://files.shop.example',
  `${filesHost}/`,
  `${filesHost}/x`,
  'ftp://x.example',
])('refuses %s with a sentence', (text) =>
  expect(() => readAssetOrigin(text)).toThrow(/ASSET_ORIGIN is ".*"; it is the origin of a host/),
);

it('takes an https origin, and one of this machine', () => {
  expect(readAssetOrigin(undefined)).toBeUndefined();
  for (const text of [filesHost, 'http://127.0.0.1:9000']) expect(readAssetOrigin(text)).toBe(text);
});
