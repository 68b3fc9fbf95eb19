import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { revisionSchema } from '@dana/contracts/release/revision';
import * as z from 'zod/mini';
import type { LastGood } from '@dana/releases/reading/watch-head';

const headSchema = z.object({ revision: revisionSchema, hash: z.string() });

/** A file for one environment in the folder of the local copy. */
export function createLastGood(folder: string, env: string): LastGood {
  const path = join(folder, `last-good-${env}.json`);
  return {
    async load() {
      try {
        return headSchema.parse(JSON.parse(await readFile(path, 'utf8')));
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
