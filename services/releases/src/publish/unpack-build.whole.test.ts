import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip, gzipSync } from 'node:zlib';
import { pack, type Header } from 'tar-stream';
import { expect, it } from 'vitest';
import { startApi } from '../testing/request-api.ts';

type Entry = Partial<Header> & { name: string; text?: string | Buffer };

async function archive(entries: Entry[]): Promise<Uint8Array<ArrayBuffer>> {
  const tar = pack();
  for (const { text = '', ...header } of entries) tar.entry(header as Header, text);
  tar.finalize();
  return new Uint8Array(await buffer(tar.pipe(createGzip())));
}

const describedBy = (claims: object) => ({
  name: 'release.json',
  text: JSON.stringify({
    source: { remote: 'mf-demo', routes: [], slots: {}, services: [], emits: {}, listens: {}, ...claims },
    tools: { federation: '2.9.2', rspack: '2.3.2' },
  }),
});
const description = describedBy({});

it.each<[string, number, Entry[]]>([
  ['a name that climbs out', 422, [{ name: 'dist/web/../../../x.js' }]],
  ['an absolute name', 422, [{ name: '/etc/passwd' }]],
  ['a backslash', 422, [{ name: 'dist\\web\\x.js' }]],
  ['a dot file', 422, [{ name: 'dist/web/.env' }]],
  ['a file outside of the build', 422, [{ name: 'package.json' }]],
  ['a symbolic link', 422, [{ name: 'dist/web/x.js', type: 'symlink', linkname: '/etc/passwd' }]],
  ['a hard link', 422, [{ name: 'dist/web/x.js', type: 'link', linkname: '../../secrets/preview.json' }]],
  ['a device', 422, [{ name: 'dist/web/x.js', type: 'character-device' }]],
  ['the same file twice', 422, [{ name: 'dist/web/x.js' }, { name: 'dist/web/x.js' }]],
  ['a file that is too large', 413, [{ name: 'dist/web/x.js', text: Buffer.alloc(17 * 1024 * 1024) }]],
  [
    'too many files',
    413,
    Array.from({ length: 2_001 }, (_, index) => ({ name: `dist/web/f${index}.js`, text: 'x' })),
  ],
])('an archive with %s is refused and leaves nothing', async (_what, status, entries) => {
  const { folder, upload } = await startApi();
  const before = await readdir(join(folder, '..'), { recursive: true });
  expect((await upload('1.0.0', await archive([description, ...entries]))).status).toBe(status);
  expect(await readdir(join(folder, '..'), { recursive: true })).toEqual(before);
});

it('an archive whose remote links to another one’s page is refused, and says why', async () => {
  const { folder, upload } = await startApi();
  const before = await readdir(join(folder, '..'), { recursive: true });
  const nav = [{ path: '/checkout', label: { en: 'Pay', ar: 'ادفع' }, places: { menu: 1 } }];
  const { status, body } = await upload('1.0.0', await archive([describedBy({ nav })]));
  expect([status, body.error?.code]).toEqual([422, 'bad_archive']);
  expect(JSON.stringify(body)).toContain('nav names /checkout, which is none of its own routes');
  expect(await readdir(join(folder, '..'), { recursive: true })).toEqual(before);
});

it('a few kilobytes that unpack to hundreds of megabytes are refused before they are unpacked', async () => {
  const { upload } = await startApi();
  const bomb = gzipSync(Buffer.alloc(160 * 1024 * 1024));
  expect(bomb.byteLength).toBeLessThan(400_000);
  const before = process.memoryUsage().arrayBuffers;
  const { status } = await upload('1.0.0', new Uint8Array(bomb));
  expect([400, 413]).toContain(status);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100 * 1024 * 1024);
});

it('an upload beyond the limit is cut off, and what is no archive is said to be none', async () => {
  const { upload, archiveOf } = await startApi();
  expect(
    (await upload('1.0.0', new Uint8Array(randomBytes(25 * 1024 * 1024)))).status,
  ).toBeGreaterThanOrEqual(400);
  expect((await upload('1.0.0', 'hello')).body.error?.code).toBe('not_an_archive');
  const whole = await archiveOf();
  expect((await upload('1.0.0', whole.slice(0, whole.length / 2))).body.error?.code).toBe('not_an_archive');
  expect((await upload('1.0.0', await archive([{ name: 'dist/web/x.js' }]))).body.error?.code).toBe(
    'bad_archive',
  );
  expect((await upload('9.9.9', whole)).body.error?.code).toBe('stale_build');
});
