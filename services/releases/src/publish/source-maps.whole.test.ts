import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createStoreAdmin } from '../api/store-admin.ts';
import { packMaps, readSourceMaps, type SourceMapFiles } from './source-maps.ts';
import { mapKey } from '../store/key.ts';
import { publishFolder, writeBuiltRemote } from '../testing/built-remote.ts';
import { startApi } from '../testing/request-api.ts';
import { storeKinds } from '../testing/store-kinds.ts';
import { temporaryFolder } from '../testing/temporary-store.ts';

// A store may be a server of its own, on a machine that does other work.
vi.setConfig({ testTimeout: 120_000 });

const map: SourceMapFiles[string] = {
  version: 3,
  sources: ['mf-demo/src/late.ts'],
  names: [],
  mappings: 'AAAA',
};
const uploadPath = '/v1/remotes/mf-demo/releases/1.0.0/maps';
const build = { interfaces: {} };

async function builtWithMap(parent: string) {
  const folder = await writeBuiltRemote(parent, build);
  const withSource = { ...map, file: 'late.js', sourcesContent: ['const secret = 1'] };
  await writeFile(join(folder, 'dist/web/late.js.map'), JSON.stringify(withSource));
  await writeFile(join(folder, 'dist/web/demo.route.js.map'), '{ broken');
  return folder;
}

describe.each(storeKinds)('maps in the store on $name', ({ begin }) => {
  it('stand beside their release and change no byte of it', async () => {
    const parent = await temporaryFolder();
    const store = (await begin()).open();
    const plain = await publishFolder({
      ...{ store, env: 'production', remote: 'mf-demo', isDryRun: true },
      folder: await writeBuiltRemote(parent, build),
    });
    const folder = await builtWithMap(parent);
    const { manifest } = await publishFolder({ store, env: 'production', remote: 'mf-demo', folder });
    expect(manifest.treeHash).toBe(plain.manifest.treeHash);
    const admin = createStoreAdmin({ store, actor: 'test', publicOrigin: 'http://localhost' });
    const release = { remote: 'mf-demo', version: '1.0.0' };
    expect(await admin.keepMaps(release, () => readSourceMaps(folder))).toEqual({ ...release, maps: 1 });
    const kept = await store.get(mapKey('mf-demo', manifest.treeHash, 'web/late.js'));
    expect(JSON.parse(brotliDecompressSync(kept ?? new Uint8Array()).toString())).toEqual(map);
    expect(await store.list('assets/mf-demo')).toHaveLength(1);
  });
});

describe('maps that are sent', () => {
  it('are taken from the team of a published release, in their form, for its scripts alone', async () => {
    const { call, archiveOf, upload, tokenFor, store } = await startApi();
    const send = async (body: Uint8Array, token?: string) => {
      const sent = { body: body as Uint8Array<ArrayBuffer>, ...(token && { token }), ...{ duplex: 'half' } };
      const { status, body: answer } = await call('PUT', uploadPath, sent);
      return [status, answer.error?.code ?? answer.data];
    };
    const good = await packMaps({ 'web/late.js': map, 'web/unknown.js': map, 'node/remoteEntry.js': map });
    expect(await send(good)).toEqual([404, 'not_published']);
    await upload('1.0.0', await archiveOf());
    expect(await send(good, await tokenFor(['publish:mf-other', 'release:mf-demo']))).toEqual([
      403,
      'not_allowed',
    ]);
    for (const bad of [{ 'web/../late.js': map }, { 'web/late.js': { ...map, version: 4 } }, ['x']])
      expect(await send(gzipSync(JSON.stringify(bad)))).toEqual([400, 'bad_maps']);
    const withControls = { 'web/late.js': { ...map, sources: ['a\u001b[2Jb'] } };
    expect(await send(gzipSync(JSON.stringify(withControls)))).toEqual([400, 'bad_maps']);
    expect(await send(Buffer.from('no archive'))).toEqual([400, 'bad_maps']);
    expect(await send(gzipSync(Buffer.alloc(70 * 1024 * 1024, ' ')))).toEqual([400, 'bad_maps']);
    expect(await store.list('maps')).toEqual([]);
    expect(await send(good)).toEqual([200, { remote: 'mf-demo', version: '1.0.0', maps: 1 }]);
  });
});
