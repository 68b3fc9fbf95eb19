import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { PassThrough, type Transform } from 'node:stream';
import { extract, type Extract, pack, type Pack } from 'tar-stream';

/**
 * Writes a tar file. @param fill – adds the entries, one after the other. @param through – compresses it on its way.
 * Errors: what `fill` throws, and what the disk says.
 */
export async function writeArchive(
  file: string,
  fill: (archive: Pack) => Promise<void>,
  through: Transform = new PassThrough(),
): Promise<void> {
  const archive = pack();
  const written = pipeline(archive, through, createWriteStream(file, { mode: 0o600 }));
  const filled = fill(archive).then(
    () => archive.finalize(),
    (error: Error) => archive.destroy(error),
  );
  await Promise.all([written, filled]);
}

type Entry = Extract extends AsyncIterable<infer One> ? One : never;

/** The entries of a tar file, in their order; each must be read before the next. */
export async function* readArchive(
  file: string,
  through: Transform = new PassThrough(),
): AsyncGenerator<Entry> {
  const archive = extract();
  const read = pipeline(createReadStream(file), through, archive);
  // The reader of the entries gets the failure from them.
  read.catch(() => undefined);
  for await (const entry of archive) yield entry;
  await read;
}
