import { expect, it } from 'vitest';
import { integrityOf } from '../../store/hash.ts';
import { treeKey } from '../../store/key.ts';
import { startApi } from '../../testing/request-api.ts';
import { sampleRelease } from '../../testing/sample-release.ts';
import { commandLine } from '../../testing/command-line.ts';
import { temporaryStore } from '../../testing/temporary-store.ts';
import { readReleaseTexts } from './release-texts.ts';

const compared = (from: string, to: string): string => `/v1/remotes/mf-demo/releases/${from}/compare/${to}`;

it('compares two published versions by the API, for everybody with a token', async () => {
  const { call, upload, archiveOf, tokenFor } = await startApi();
  await upload('1.0.0', await archiveOf());
  await upload(
    '1.1.0',
    await archiveOf({ version: '1.1.0', mark: 'a longer text', paths: ['/demo', '/more'] }),
  );
  const looking = { token: await tokenFor(['check:mf-other']) };
  const { status, body } = await call('GET', compared('1.0.0', '1.1.0'), looking);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    ...{ remote: 'mf-demo', isSame: false },
    from: { version: '1.0.0', publishedBy: 'team demo' },
    to: { version: '1.1.0' },
    routes: [{ name: '/more', kind: 'added' }],
    modules: [],
    texts: { en: null, ar: null },
  });
  expect((await call('GET', compared('1.0.0', '1.0.0'))).body.data).toMatchObject({
    isSame: true,
    routes: [],
  });
  expect((await call('GET', compared('1.0.0', '9.9.9'))).body.error?.code).toBe('not_published');
  expect((await call('GET', compared('1.0.0', 'latest'))).status).toBe(400);
  expect((await call('GET', compared('1.0.0', '1.1.0'), { token: 'nobody' })).status).toBe(401);
});

it('compares two versions by the command line, or one with what is live', async () => {
  const { release, publish, json } = await commandLine();
  await publish('1.0.0', '--promote');
  await publish('1.1.0-longer');
  const { stdout } = await release('diff mf-demo 1.0.0 1.1.0-longer');
  expect(stdout).toContain('mf-demo 1.0.0 → 1.1.0-longer');
  expect(stdout).toMatch(/all files +[\d.]+ KB +[\d.]+ KB/);
  expect(stdout).toContain('texts (ar): not known');
  expect((await json('diff mf-demo 1.1.0-longer')).from.version).toBe('1.0.0');
  expect((await release('diff mf-demo 1.0.0 1.0.0')).stdout).toContain('the same build');
  expect((await release('diff mf-demo 9.9.9')).stderr).toContain('was never published');
  expect((await release('diff mf-other 1.0.0')).stderr).toContain('mf-other is not live');
  for (const wrong of ['diff', 'diff mf-demo', 'diff mf-demo 1 2 3'])
    expect((await release(wrong)).exitCode, wrong).not.toBe(0);
});

it('reads texts out of the files of a release, and out of none that is not as it was published', async () => {
  const { store } = await temporaryStore();
  const chunk = (title: string) =>
    new TextEncoder().encode(`e.exports=JSON.parse('{"page":{"title":"${title}"}}')`);
  const [file, bytes] = ['web/locale.en.js', chunk('Blog')];
  const integrity = integrityOf(bytes);
  const release = sampleRelease('mf-demo', '1.0.0', {
    exposes: { './locale.en': { js: [{ file, integrity }], css: [] } },
    files: [{ path: file, sha384: integrity, bytes: bytes.byteLength }],
  });
  const tree = treeKey('mf-demo', release.treeHash);
  expect((await readReleaseTexts(store, release)).en).toBeUndefined();
  await store.putTree(tree, [{ path: file, bytes }]);
  expect(await readReleaseTexts(store, release)).toEqual({ en: { 'page.title': 'Blog' }, ar: undefined });
  await store.removeTree(tree);
  await store.putTree(tree, [{ path: file, bytes: chunk('Spam') }]);
  expect((await readReleaseTexts(store, release)).en).toBeUndefined();
});
