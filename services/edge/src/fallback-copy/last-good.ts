import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRevision } from '@dana/releases/log/revisions';
import type { LastGood } from '@dana/releases/log/watch-head';

/** A file for one environment in the folder of the local copy. */
export function createLastGood(folder: string, env: string): LastGood {
  const path = join(folder, `last-good-${env}.json`);
  return {
    async load() {
      try {
        const { revision: kept, hash } = JSON.parse(await readFile(path, 'utf8'));
        const revision = parseRevision(kept);
        return revision && typeof hash === 'string' ? { revision, hash } : undefined;
      } catch {
        // None, or not readable: the same as a first start.
        return undefined;
      }
    },
    async save(head) {
      const staged = join(folder, `.staged-${randomUUID()}`);
      await mkdir(folder, { recursive: true });
      await writeFile(staged, JSON.stringify(head));
      await rename(staged, path);
    },
  };
}
