import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

import type { ReleaseBuild } from './release-build.ts';
import { descriptionFile, signatureFile } from './unpack-build.ts';

/** The tar.gz of a build, as the release API takes it. */
export async function packBuild({
  source,
  tools,
  origin,
  files,
  signature,
}: ReleaseBuild): Promise<Uint8Array> {
  const archive = pack();
  archive.entry({ name: descriptionFile }, JSON.stringify({ source, tools, origin }));
  if (signature) archive.entry({ name: signatureFile }, JSON.stringify(signature));
  for (const { path, bytes } of files) archive.entry({ name: `dist/${path}` }, Buffer.from(bytes));
  archive.finalize();
  return buffer(archive.pipe(createGzip({ level: 6 })));
}
