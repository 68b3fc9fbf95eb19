import { readFileSync, realpathSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Composition } from '@dana/contracts/release/composition';
import { readFilesList } from '../fallback-copy/files-list.ts';
import { announceRefusedCode, type RefusedCode } from '../fallback-copy/refused-code.ts';
import { integrityOf } from '@dana/releases/store/hash';
import { treeKey } from '@dana/releases/store/key';

/** Longer than a page takes that was begun. Unit: milliseconds. */
const endAfterMs = 1_000;

type Tree = { release: Omit<RefusedCode, 'path'>; folder: string; hashes: ReadonlyMap<string, string> };

/**
 * From here on this thread executes a file of a release only when it is the file that was published: what runs are the
 * very bytes that were compared. The code of a composition is compared once ahead, so that a damaged release is found
 * before any of it runs.
 * Errors: throws, after having said so to the process, when one of its files is not the published one. A build that is
 * not on this machine at all is passed over; nothing of it can be executed.
 */
export function executeOnlyPublished(releasesFolder: string, { shell, remotes }: Composition): void {
  const named = Object.entries(remotes).flatMap(([remote, { current, previous }]) =>
    [current, previous].map((release) => [remote, release] as const),
  );
  // Where the files truly are: what is loaded is named so, also when the folder is reached by a link.
  const root = `${realpathSync(releasesFolder)}/`;
  const trees = [['shell', shell] as const, ...named].flatMap(([remote, release]): Tree[] => {
    if (!release) return [];
    const { version, treeHash } = release;
    const folder = join(root, treeKey(remote, treeHash));
    try {
      return [{ release: { remote, version, treeHash }, folder, hashes: readFilesList(folder, treeHash) }];
    } catch {
      return [];
    }
  });
  for (const tree of trees)
    for (const path of tree.hashes.keys()) if (path.startsWith('node/')) publishedBytes(tree, path);

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
      const source = orEndSoon(() => publishedBytes(tree, file.slice(tree.folder.length + 1)));
      return { format: file.endsWith('.json') ? 'json' : 'commonjs', source, shortCircuit: true };
    },
  });
}

/**
 * What a thread failed to load it never loads again, also when the file is right again. So it ends once what it is
 * rendering is answered, and the next one finds the repaired copy.
 */
function orEndSoon<Value>(load: () => Value): Value {
  try {
    return load();
  } catch (error) {
    setTimeout(() => process.exit(1), endAfterMs).unref();
    throw error;
  }
}

function publishedBytes({ release, folder, hashes }: Tree, path: string): Buffer {
  let bytes: Buffer | undefined;
  try {
    const file = join(folder, path);
    bytes = readFileSync(file);
    // A link would be loaded under another name, which nobody compares.
    if (realpathSync(file) === file && integrityOf(bytes) === hashes.get(path)) return bytes;
  } catch {
    // Gone: as bad as changed.
  }
  announceRefusedCode({ ...release, path });
  throw new Error(
    `${release.remote}@${release.version}: ${path} is not the file that was published. It was not executed.`,
  );
}
