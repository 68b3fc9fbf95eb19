import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { PartManifest } from './part-manifest.ts';

/** Size and SHA-256 of a file as they are now. */
export async function fileFacts(
  path: string,
): Promise<Pick<PartManifest['files'][number], 'bytes' | 'sha256'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).byteLength;
  }
  return { bytes, sha256: hash.digest('hex') };
}
