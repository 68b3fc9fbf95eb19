import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readRelease } from '../log/releases.ts';
import { readHead } from '../log/revisions.ts';
import { integrityOf, treeHashOf } from '../store/key.ts';
import type { Store } from '../store/store.ts';
import { publishFolder, writeBuiltRemote, writeBuiltShell } from '../testing/built-remote.ts';
import { killBeforeVisible } from '../testing/killed-process.ts';
import { temporaryStore } from '../testing/temporary-store.ts';

const publishDemo = (store: Store, folder: string, remote = 'mf-demo') =>
  publishFolder({ store, env: 'production', remote, folder });

async function workplace() {
  const { store, folder } = await temporaryStore();
  return { store, folder, parent: join(folder, '..') };
}

/** A store, and a built remote to publish. */
async function withBuild() {
  const place = await workplace();
  const built = await writeBuiltRemote(place.parent);
  return { ...place, built, publish: () => publishDemo(place.store, built) };
}

describe('publishing a build', () => {
  it('stores every file under its hash, describes it, and makes nothing live', async () => {
    const { store, publish } = await withBuild();
    const { manifest, outcome } = await publish();
    expect(outcome).toBe('published');
    expect(manifest).toMatchObject({
      container: 'mf_demo_1_0_0',
      entry: { file: 'web/remoteEntry.abc.js' },
      serverEntry: 'node/remoteEntry.js',
      shared: { react: '^19.3.1' },
      exposes: {
        './demo.route': { js: [{ file: 'web/demo.route.js' }], css: [{ file: 'web/demo.route.css' }] },
      },
    });
    expect(manifest.treeHash).toBe(treeHashOf(manifest.files));
    for (const { path, sha384, bytes } of manifest.files) {
      const stored = await store.get(`assets/mf-demo/${manifest.treeHash}/${path}`);
      expect([path, stored && integrityOf(stored), stored?.byteLength]).toEqual([path, sha384, bytes]);
    }
    expect(manifest.files.map(({ path }) => path)).not.toContain('web/late.js.map');
    expect(await readHead(store, 'production')).toBeUndefined();
  });

  it('makes compressed twins that unpack to the very file', async () => {
    const { store, publish } = await withBuild();
    const { manifest } = await publish();
    const entry = `assets/mf-demo/${manifest.treeHash}/web/remoteEntry.abc.js`;
    const [plain, brotli, gzip] = await Promise.all(
      ['', '.br', '.gz'].map((suffix) => store.get(entry + suffix)),
    );
    expect(brotliDecompressSync(brotli!)).toEqual(plain);
    expect(gunzipSync(gzip!)).toEqual(plain);
  });

  it('changes nothing when the same bytes are published again', async () => {
    const { folder, publish } = await withBuild();
    const first = await publish();
    const before = await readdir(folder, { recursive: true });
    const second = await publish();
    expect(second).toMatchObject({ manifest: first.manifest, outcome: 'existed' });
    expect(await readdir(folder, { recursive: true })).toEqual(before);
  });

  it('lets one of two different builds of a version win, and the winner verifies', async () => {
    const { store, parent } = await workplace();
    const folders = [
      await writeBuiltRemote(parent, { mark: 'one' }),
      await writeBuiltRemote(parent, { mark: 'two' }),
    ];
    const answers = await Promise.allSettled(folders.map((folder) => publishDemo(store, folder)));
    const won = answers.find((answer) => answer.status === 'fulfilled');
    const lost = answers.find((answer) => answer.status === 'rejected');
    expect(lost?.reason).toMatchObject({ status: 409, message: expect.stringContaining('raise "version"') });
    const winner = await readRelease(store, 'mf-demo', '1.0.0');
    expect(winner?.manifest).toEqual(won?.value.manifest);
    const file = winner!.manifest.files.find(({ path }) => path === 'web/demo.route.js')!;
    expect(integrityOf((await store.get(`assets/mf-demo/${winner!.manifest.treeHash}/${file.path}`))!)).toBe(
      file.sha384,
    );
  });

  it('leaves no release behind when it is killed in mid-upload, and succeeds when repeated', async () => {
    const { store, folder, built, publish } = await withBuild();
    const module = JSON.stringify(`${import.meta.dirname}/../testing/built-remote.ts`);
    const call = `{ store, env: 'production', remote: 'mf-demo', folder: ${JSON.stringify(built)} }`;
    await killBeforeVisible(folder, `(await import(${module})).publishFolder(${call})`);
    expect(await readRelease(store, 'mf-demo', '1.0.0')).toBeUndefined();
    expect((await publish()).outcome).toBe('published');
  });

  it('reads a shell’s scripts, styles, and one font and the texts for each language', async () => {
    const { store, parent } = await workplace();
    const { manifest } = await publishDemo(store, await writeBuiltShell(parent), 'shell');
    expect(manifest.serverEntry).toBe('node/main.cjs');
    expect(manifest.entry.file).toBe('web/static/js/main.1.js');
    expect(manifest.document?.locales).toMatchObject({
      ar: [{ file: 'web/static/js/locale-ar.1.js' }],
      en: [{ file: 'web/static/js/locale-en.1.js' }],
    });
    const arabic = { file: 'web/static/font/readex-pro-arabic-wght-normal.1.woff2' };
    const latin = { file: 'web/static/font/readex-pro-latin-wght-normal.1.woff2' };
    expect(manifest.document?.fonts).toMatchObject({ ar: [arabic, latin], en: [arabic, latin] });
  });
});

describe('publishing refuses', () => {
  it.each(['web/late.js', 'web/demo.route.css', 'web/remoteEntry.abc.js'])(
    'a build without %s and names it',
    async (path) => {
      const { store, built, publish } = await withBuild();
      await rm(join(built, 'dist', path));
      await expect(publish()).rejects.toMatchObject({ status: 422, details: { file: path } });
      expect(await readRelease(store, 'mf-demo', '1.0.0')).toBeUndefined();
    },
  );

  it('a build with a chunk that a browser would run unchecked', async () => {
    const { built, publish } = await withBuild();
    await writeFile(join(built, 'dist/web/late.js'), '// not what the entry knows');
    await expect(publish()).rejects.toMatchObject({
      code: 'unverified_chunk',
      details: { files: ['web/late.js'] },
    });
  });

  it('a build that was made before the version was raised', async () => {
    const { built, publish } = await withBuild();
    await writeFile(join(built, 'package.json'), JSON.stringify({ name: 'mf-demo', version: '1.0.1' }));
    await expect(publish()).rejects.toMatchObject({ code: 'stale_build' });
  });

  it('a manifest that names what was not built', async () => {
    const { built, publish } = await withBuild();
    const manifest = { remote: 'mf-demo', routes: [], slots: { 'a.b': './slots/b' }, services: [] };
    const source = `export const manifest = ${JSON.stringify({ ...manifest, emits: {}, listens: {} })};`;
    await writeFile(join(built, 'src/exposed/manifest.ts'), source);
    await expect(publish()).rejects.toThrow('./slots/b');
  });

  it('a folder that was never built, and one that is not there', async () => {
    const { store, parent, built, publish } = await withBuild();
    await rm(join(built, 'dist'), { recursive: true });
    await expect(publish()).rejects.toMatchObject({ code: 'not_built' });
    await expect(publishDemo(store, join(parent, 'nowhere'))).rejects.toMatchObject({ status: 404 });
  });
});
