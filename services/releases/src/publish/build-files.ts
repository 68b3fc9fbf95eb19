import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { buildPathSchema } from '@dana/contracts/release/names';
import { interfaceFiles } from '../gate/release-interfaces.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import { type BuiltFile, built } from './built-file.ts';
import { hostManifest } from './host-manifest.ts';

/** Maps are kept elsewhere (`source-maps.ts`), statistics and pages are for the build machine only. */
const leftOut = /\.map$|\/mf-stats\.json$|^web\/.*\.html$/;

/** What build tools say about a build: read at publish, then dropped, as its order differs from build to build. */
const toolOutput = [
  'web/mf-manifest.json',
  'web/manifest.json',
  'web/provided.json',
  // Kept beside the release: what others give may grow without a byte of the build being another.
  ...interfaceFiles,
];

/** Node reads `.js` by the nearest package.json, and the store may lie in a folder of ES modules. */
const commonJsMark: [path: string, text: string] = ['node/package.json', '{"type":"commonjs"}\n'];

/** The files of a build that become part of its release, and what other hosts read of it. */
export const releasedFiles = (files: readonly BuiltFile[]): BuiltFile[] =>
  [...files.filter(({ path }) => !toolOutput.includes(path)), ...hostManifest(files)].toSorted(byPath);

/**
 * Every file of `<folder>/dist/{web,node}` that publishing reads, sorted by path.
 * Errors: refuses (422) a build that is missing, or a file whose name cannot be a URL as it stands.
 */
export async function readBuild(folder: string): Promise<BuiltFile[]> {
  const dist = join(folder, 'dist');
  const paths = [...(await filesIn(dist, 'web')), ...(await filesIn(dist, 'node'))];
  return completeBuild(
    await Promise.all(paths.filter((path) => !leftOut.test(path)).map((path) => readOne(dist, path))),
  );
}

/** Files of a build in their order, with the mark that Node needs. */
export function completeBuild(files: readonly BuiltFile[]): BuiltFile[] {
  const [path, text] = commonJsMark;
  const isMarked = files.some((file) => file.path === path);
  const all = isMarked ? [...files] : [...files, built(path, new TextEncoder().encode(text))];
  return all.toSorted(byPath);
}

const byPath = (a: BuiltFile, b: BuiltFile): number => (a.path < b.path ? -1 : 1);

async function filesIn(dist: string, part: 'web' | 'node'): Promise<string[]> {
  const entries = await readdir(join(dist, part), { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  if (files.length > 0)
    return files.map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'));
  throw new ReleaseRefusal(
    422,
    'not_built',
    `${join(dist, part)} is empty or missing. Build it first, then publish again.`,
  );
}

async function readOne(dist: string, path: string): Promise<BuiltFile> {
  if (buildPathSchema.safeParse(path).success) return built(path, await readFile(join(dist, path)));
  throw new ReleaseRefusal(
    422,
    'bad_file_name',
    `dist/${path} cannot be released: use letters, digits and . _ - ~ @ + in file names, and no leading dot.`,
  );
}
