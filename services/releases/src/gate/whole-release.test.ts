import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import { describe, expect, it } from 'vitest';
import { integrityOf, treeHashOf, treeKey } from '../store/key.ts';
import { sampleRelease } from '../testing/sample-release.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import { missingFiles, missingFromStore } from './live-releases.ts';

const bytesOf = (path: string) => new TextEncoder().encode(`the bytes of ${path}`);
const verified = (file: string) => ({ file, integrity: integrityOf(bytesOf(file)) });
const listed = (paths: string[]) =>
  paths.map((path) => ({ path, sha384: integrityOf(bytesOf(path)), bytes: bytesOf(path).length }));

/** A shell names the most files: what a page loads first, fonts and texts by locale, and its modules. */
const named = {
  entry: verified('web/entry.js'),
  serverEntry: 'node/main.cjs',
  exposes: { './a': { js: [verified('web/a.js')], css: [verified('web/a.css')] } },
  document: {
    js: [verified('web/main.js')],
    css: [verified('web/main.css')],
    fonts: { ar: [verified('web/ar.woff2')], en: [verified('web/en.woff2')] },
    locales: { ar: [verified('web/ar.js')], en: [verified('web/en.js')] },
  },
};
const paths = [
  ...['web/entry.js', 'node/main.cjs', 'web/a.js', 'web/a.css', 'web/main.js', 'web/main.css'],
  ...['web/ar.woff2', 'web/en.woff2', 'web/ar.js', 'web/en.js'],
];

function shellWith(files: ReleaseManifest['files']) {
  return sampleRelease('shell', '1.0.0', { ...named, files, treeHash: treeHashOf(files) });
}
const problem = (words: string) => `shell@1.0.0: ${words}. Publish a new version.`;

describe('a release that is whole', () => {
  const whole = shellWith(listed(paths));

  it('has every file that it names, as it was published', () => {
    expect(missingFiles(whole, bytesOf)).toEqual([]);
  });

  it.each(paths)('is not without %s', (gone) => {
    expect(missingFiles(whole, (path) => (path === gone ? undefined : bytesOf(path)))).toEqual([
      problem(`${gone} is missing`),
    ]);
  });

  it.each(paths)('is not with other bytes in %s', (changed) => {
    const read = (path: string) => bytesOf(path === changed ? 'another file' : path);
    expect(missingFiles(whole, read)).toEqual([problem(`${changed} is not the file that was published`)]);
  });

  it.each(paths)('lists %s, because it is named', (left) => {
    const less = shellWith(listed(paths.filter((path) => path !== left)));
    expect(missingFiles(less, bytesOf)).toEqual([problem(`${left} is named but not listed`)]);
  });

  it('is called by the hash of its files', () => {
    expect(missingFiles({ ...whole, treeHash: 'f'.repeat(64) }, bytesOf)).toEqual([
      problem('its list of files does not have the hash it is called by'),
    ]);
  });

  it('is one of a remote too, which names no document', () => {
    const files = listed(['web/entry.js', 'node/main.cjs']);
    const { entry, serverEntry } = named;
    const claims = { entry, serverEntry, files, treeHash: treeHashOf(files) };
    const remote = sampleRelease('mf-demo', '1.0.0', claims);
    expect(missingFiles(remote, bytesOf)).toEqual([]);
  });

  it('is read from the store, and misses every file there before it is kept', async () => {
    const { store } = await temporaryStore();
    expect(await missingFromStore(store, whole)).toEqual(paths.map((path) => problem(`${path} is missing`)));
    await store.putTree(
      treeKey('shell', whole.treeHash),
      paths.map((path) => ({ path, bytes: bytesOf(path) })),
    );
    expect(await missingFromStore(store, whole)).toEqual([]);
  });
});
