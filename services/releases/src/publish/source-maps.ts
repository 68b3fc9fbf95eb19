import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import { buildPathSchema } from '@dana/contracts/release/names';
import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import * as z from 'zod/mini';
import { mapKey, mapsOfTree, treeKey } from '../store/key.ts';
import { parsedAs, ReleaseRefusal, type Store } from '../store/store.ts';

const name = z.string().check(z.maxLength(400), z.regex(/^\P{Cc}*$/u));

/** Positions and names only: the sources themselves are in their repository. */
const sourceMapSchema = z.object({
  version: z.literal(3),
  sources: z.array(z.nullable(name)),
  names: z.array(name),
  mappings: z.string(),
});
const sourceMapFilesSchema = z.record(buildPathSchema, sourceMapSchema);

/** The source maps of a build by the path of the script that each is about. */
export type SourceMapFiles = z.infer<typeof sourceMapFilesSchema>;

/** What maps may unpack to. Those of our largest build have 1.4 MB. Unit: bytes. */
const maxBytes = 64 * 1024 * 1024;
/** Near the best, in a tenth of its time: they are read at night, by one person. */
const brotliQuality = 6;
const [compressed, packed, unpacked] = [promisify(brotliCompress), promisify(gzip), promisify(gunzip)];

/** The maps that a build left beside its scripts for browsers; none for a build of before. Leaves out what is no map. */
export async function readSourceMaps(folder: string): Promise<SourceMapFiles> {
  const dist = join(folder, 'dist');
  const entries = await readdir(join(dist, 'web'), { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js.map'))
    .map((entry) => join(entry.parentPath, entry.name));
  const maps = paths.map(async (path) => {
    const script = relative(dist, path).split(sep).join('/').slice(0, -'.map'.length);
    return [script, parsedAs(sourceMapSchema, await readFile(path, 'utf8'))] as const;
  });
  const known = (await Promise.all(maps)).filter(
    ([script, map]) => map && buildPathSchema.safeParse(script).success,
  );
  return Object.fromEntries(known) as SourceMapFiles;
}

/**
 * Puts maps into the store, beside the release and outside of what is served. Maps that are there already stay.
 * @returns how many there are for this release.
 */
export async function keepSourceMaps(
  store: Store,
  { remote, treeHash, files }: Pick<ReleaseManifest, 'remote' | 'treeHash' | 'files'>,
  read: () => Promise<SourceMapFiles>,
): Promise<number> {
  const scripts = files.map(({ path }) => path).filter((path) => /^web\/.*\.js$/.test(path));
  const [first = ''] = scripts;
  if (await store.get(mapKey(remote, treeHash, first))) return scripts.length;
  const maps = await read();
  const kept = await Promise.all(
    scripts
      .filter((path) => maps[path] !== undefined)
      .map(async (path) => ({ path: `${path}.map.br`, bytes: await compressedMap(maps[path]) })),
  );
  if (kept.length > 0) await store.putTree(mapsOfTree(treeKey(remote, treeHash)), kept);
  return kept.length;
}

/** Maps as they are sent to a server. */
export const packMaps = (maps: SourceMapFiles): Promise<Uint8Array> => packed(JSON.stringify(maps));

/** Errors: refuses (400) what is not of this form, also what unpacks to too much. */
export async function unpackMaps(bytes: Uint8Array): Promise<SourceMapFiles> {
  const text = await unpacked(bytes, { maxOutputLength: maxBytes }).catch(() => undefined);
  const maps = parsedAs(sourceMapFilesSchema, text);
  if (maps) return maps;
  throw new ReleaseRefusal(400, 'bad_maps', 'These are no source maps of a build. Nothing was stored.');
}

const compressedMap = (map: object | undefined): Promise<Uint8Array> =>
  compressed(JSON.stringify(map), { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
