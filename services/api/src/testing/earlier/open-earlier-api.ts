import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createBrotliDecompress } from 'node:zlib';
import { readArchive } from '@dana/server/keeping/archive';

const root = join(import.meta.dirname, '../../../../..');
const packages = ['services/api', 'shared/contracts', 'shared/server'];

/**
 * Lays the API's program of an earlier release out in a folder, with today's dependencies beside it.
 * @param name – of the archive that `keep-api.ts` wrote. @returns the file that is started.
 */
export async function openEarlierApi(name: string, folder: string): Promise<string> {
  const archive = join(import.meta.dirname, `api-${name}.tar.br`);
  for await (const entry of readArchive(archive, createBrotliDecompress())) {
    const bytes = await buffer(entry);
    if (entry.header.type !== 'file') continue;
    const path = join(folder, entry.header.name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  }
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, '@dana'), { recursive: true });
  for (const one of packages) await linkAll(join(root, one, 'node_modules'), modules);
  for (const one of packages)
    await symlink(join(folder, one), join(modules, '@dana', one.split('/')[1] ?? ''));
  return join(folder, 'services/api/src/server.ts');
}

/** Links what is installed for a package of today, but our own packages: those are of before. */
async function linkAll(from: string, to: string): Promise<void> {
  for (const name of await readdir(from)) {
    if (name === '@dana' || name.startsWith('.')) continue;
    if (name.startsWith('@')) {
      await mkdir(join(to, name), { recursive: true });
      await linkAll(join(from, name), join(to, name));
    } else await symlink(join(from, name), join(to, name)).catch(() => undefined);
  }
}
