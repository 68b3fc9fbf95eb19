import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf, treeHashOf, treeKey } from '@dana/releases/store/key';
import { writeTree } from '../fallback-copy/copied-tree.ts';
import type { BuiltDevServer, DevServer } from './dev-servers.ts';

/**
 * Puts the build of a dev server among the releases of this machine, under the hash of its files: rendering threads execute
 * nothing else.
 */
export async function takeBuild(
  copyFolder: string,
  remote: string,
  server: DevServer,
): Promise<BuiltDevServer> {
  const names = (await readdir(server.folder)).filter((name) => name.endsWith('.js'));
  const found = await Promise.all(
    names.map(async (name) => ({ path: `node/${name}`, bytes: await readFile(join(server.folder, name)) })),
  );
  const files = found.map(({ path, bytes }) => ({ path, sha384: integrityOf(bytes), bytes: bytes.length }));
  const treeHash = treeHashOf(files);
  const { version } = server;
  await writeTree(copyFolder, treeKey(remote, treeHash), { remote, version, treeHash, files }, found);
  return { ...server, treeHash };
}
