import { readFileSync, realpathSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Composition } from '@dana/contracts/release/composition';
import { buildFileSchema } from '@dana/contracts/release/release-manifest';
import * as z from 'zod/mini';
import { integrityOf, treeHashOf, treeKey } from '../store/key.ts';
import type { RefusedCode } from './messages.ts';

type Tree = { release: Omit<RefusedCode, 'path'>; folder: string; hashes: ReadonlyMap<string, string> };

type Options = {
  /** Goes on with a remote that is damaged; of the shell nothing can be left out. */
  isTolerant?: boolean | undefined;
  onRefused: (code: RefusedCode) => void;
};

/**
 * From here on this thread executes a file of a release only when it is the file that was published: what runs are the
 * very bytes that were compared. The code of a composition is compared once ahead, so that a damaged release is found
 * before any of it runs.
 * Errors: throws, after having said so, when one of its files is not the published one. A build that is not on this machine
 * at all, or that only stands in for one, is passed over; nothing of it can be executed.
 */
export function executeOnlyPublished(
  releasesFolder: string,
  { shell, remotes }: Composition,
  { isTolerant = false, onRefused }: Options,
): void {
  const named = Object.entries(remotes).flatMap(([remote, { current, previous }]) =>
    [current, previous].map((release) => [remote, release] as const),
  );
  // Where the files truly are: what is loaded is named so, also when the folder is reached by a link.
  const root = `${realpathSync(releasesFolder)}/`;
  const trees = [['shell', shell] as const, ...named].flatMap(([remote, release]): Tree[] => {
    if (!release) return [];
    const { version, treeHash, serverEntry } = release;
    const folder = join(root, treeKey(remote, treeHash));
    try {
      const hashes = readFilesList(folder, treeHash);
      return hashes.has(serverEntry) ? [{ release: { remote, version, treeHash }, folder, hashes }] : [];
    } catch {
      return [];
    }
  });
  const published = (tree: Tree, path: string): Buffer =>
    publishedBytes(tree, path) ?? refuse({ ...tree.release, path }, onRefused);
  for (const tree of trees)
    try {
      for (const path of tree.hashes.keys()) if (path.startsWith('node/')) published(tree, path);
    } catch (error) {
      if (!isTolerant || tree.release.remote === 'shell') throw error;
    }

  const rootUrl = pathToFileURL(root).href;
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const isOutside = found.url.startsWith('file:') && !found.url.startsWith(rootUrl);
      if (isOutside && context.parentURL?.startsWith(rootUrl))
        throw new Error(`A release asked for ${specifier}, which is no part of any.`);
      return found;
    },
    load(url, context, next) {
      const file = url.startsWith('file:') ? fileURLToPath(url) : '';
      if (!file.startsWith(root)) return next(url, context);
      const tree = trees.find(({ folder }) => file.startsWith(`${folder}/`));
      if (!tree)
        throw new Error(`${file.slice(root.length)} belongs to no build that was compared with its hashes.`);
      const source = published(tree, file.slice(tree.folder.length + 1));
      return { format: file.endsWith('.json') ? 'json' : 'commonjs', source, shortCircuit: true };
    },
  });
}

function publishedBytes({ folder, hashes }: Tree, path: string): Buffer | undefined {
  try {
    const file = join(folder, path);
    const bytes = readFileSync(file);
    // A link would be loaded under another name, which nobody compares.
    if (realpathSync(file) === file && integrityOf(bytes) === hashes.get(path)) return bytes;
  } catch {
    // Gone: as bad as changed.
  }
  return undefined;
}

function refuse(code: RefusedCode, onRefused: Options['onRefused']): never {
  onRefused(code);
  const { remote, version, path } = code;
  const error = new Error(
    `${remote}@${version}: ${path} is not the file that was published. It was not executed.`,
  );
  // A shell that loads it knows by the name that the release itself may be right.
  error.name = 'EntryIntegrityError';
  throw error;
}

/** Beside `web` and `node` of a build on this machine. It needs no trust: the build's name is the hash of this list. */
export const filesListName = 'files.json';

const listSchema = z.array(buildFileSchema);

function readFilesList(folder: string, treeHash: string): Map<string, string> {
  const files = listSchema.parse(JSON.parse(readFileSync(join(folder, filesListName), 'utf8')));
  if (treeHashOf(files) !== treeHash) throw new Error(`${filesListName} is not the list of this build.`);
  return new Map(files.map(({ path, sha384 }) => [path, sha384]));
}
