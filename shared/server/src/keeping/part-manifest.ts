import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { BackupRefused } from './backup-refused.ts';

const form = 1;
const manifestSchema = z.object({
  form: z.literal(form),
  /** What of the shop it is: `database` or `releases`. */
  part: z.string(),
  /** In which form it is kept, such as `postgres`. */
  kind: z.string(),
  madeAt: z.iso.datetime(),
  /** What wrote it, by name: where it is restored these versions must be able to read it. */
  versions: z.record(z.string(), z.string()),
  /** All files of the part but this one. Unit of `bytes`: bytes. */
  files: z.array(
    z.object({
      name: z.string().check(z.regex(/^\w[\w.-]*$/)),
      bytes: z.number().check(z.gte(0)),
      sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    }),
  ),
});

/** What a part of a backup says of itself, written last. */
export type PartManifest = z.infer<typeof manifestSchema>;

export const manifestName = 'manifest.json';

export const manifestText = (manifest: Omit<PartManifest, 'form'>): string =>
  `${JSON.stringify({ form, ...manifest }, null, 2)}\n`;

/**
 * Reads the manifest of a part. Errors: throws `BackupRefused` where there is none (half a backup), it cannot be read, or a
 * newer release wrote it in another form.
 */
export async function readManifest(folder: string): Promise<PartManifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    throw new BackupRefused(
      `${folder} is no part of a backup: it has no ${manifestName}, which is written last. Name a whole one.`,
    );
  });
  const read = parsed(text) as { form?: unknown } | null;
  if (typeof read?.form === 'number' && read.form > form)
    throw new BackupRefused(
      `${folder} was written by a newer release (form ${read.form}, this one reads ${form}). Restore with that release.`,
    );
  const { data } = manifestSchema.safeParse(read);
  if (data) return data;
  throw new BackupRefused(`${join(folder, manifestName)} is damaged. Take another backup.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
