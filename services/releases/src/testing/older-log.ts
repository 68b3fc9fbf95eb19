import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { temporaryStore } from './temporary-store.ts';

/** Files of a store by their path, byte for byte as the servers of that time wrote them. */
const keptFiles = async (): Promise<Record<string, string>> =>
  JSON.parse(brotliDecompressSync(await readFile(join(import.meta.dirname, 'older-log.json.br'))).toString());

/** The bytes of a revision of `olderStore`. */
export async function olderRevision(number: number): Promise<string> {
  const path = `registry/production/${String(number).padStart(8, '0')}.json`;
  return (await keptFiles())[path] ?? '';
}

/**
 * A store whose log of 12 revisions was written when there were pins, schedules, targets and rules of a second person, with the manifests it
 * names and no files of builds. 1–6: shell and five remotes 1.0.0; 1.1.0 of each remote is published. 7: mf-pinned is pinned. 8: mf-planned
 * is scheduled. 9, 10: a canary for some visitors of mf-targeted, and one of mf-climbing that climbs. 11: mf-ruled needs a second person. 12:
 * somebody asks to promote it.
 */
export async function olderStore() {
  const { store, folder } = await temporaryStore();
  for (const [path, text] of Object.entries(await keptFiles())) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return { store, folder };
}
