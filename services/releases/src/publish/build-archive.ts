import { Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { buildPathSchema } from '@dana/contracts/release/names';
import { releaseManifestSchema } from '@dana/contracts/release/release-manifest';
import { remoteManifestSchema } from '@dana/contracts/release/remote-manifest';
import { extract, pack } from 'tar-stream';
import * as z from 'zod/mini';
import { parseSignedText, type SignedText } from '../signing/signatures.ts';
import { ReleaseRefusal } from '../store/store.ts';
import { built, completeBuild, type BuiltFile, type ReleaseBuild } from './build.ts';
import { originSchema } from '@dana/contracts/release/origin';

/** What an archive may unpack to. Our largest build has 200 files in 4 MB. Units: bytes. */
const limits = { entries: 2_000, totalBytes: 64 * 1024 * 1024, fileBytes: 16 * 1024 * 1024 };

/** First file of an archive: what the sources say. */
const descriptionFile = 'release.json';
/** After it: the signature of who publishes. */
const signatureFile = 'signature.json';
const descriptionSchema = z.object({
  source: remoteManifestSchema,
  tools: releaseManifestSchema.shape.builtWith,
  /** What is only told of it is no reason to refuse it. */
  origin: z.catch(z.optional(originSchema), undefined),
});

/**
 * A build from an uploaded tar.gz. It is read in memory and never laid out on disk, so that no name in it can reach
 * a file of ours.
 * Errors: refuses (422) other entries than plain files of a build, (413) more than the limits, (400) what is no archive.
 */
export async function unpackBuild(
  remote: string,
  version: string,
  archive: AsyncIterable<Uint8Array>,
): Promise<ReleaseBuild> {
  const files = new Map<string, BuiltFile>();
  let description: z.infer<typeof descriptionSchema> | undefined;
  let signature: SignedText | undefined;
  let totalBytes = 0;
  const unpacked = extract();
  const reading = (async () => {
    for await (const entry of unpacked) {
      const { name, type, size = 0 } = entry.header;
      if (type === 'directory') {
        entry.resume();
        continue;
      }
      if (type !== 'file') throw refused(`"${shown(name)}" is a ${type}; only plain files are taken`);
      totalBytes += size;
      if (size > limits.fileBytes || totalBytes > limits.totalBytes || files.size >= limits.entries)
        throw tooLarge();
      const bytes = await buffer(entry);
      if (name === descriptionFile) description = parseDescription(bytes);
      else if (name === signatureFile) signature = parseSignedText(bytes);
      else files.set(...fileOf(name, bytes, files));
    }
  })();
  try {
    await Promise.all([pipeline(Readable.from(archive), createGunzip(), capped(), unpacked), reading]);
  } catch (error) {
    unpacked.destroy();
    await reading.catch(() => undefined);
    throw error instanceof ReleaseRefusal ? error : notAnArchive(error);
  }
  if (description === undefined) throw refused(`it has no ${descriptionFile}`);
  if (description.source.remote !== remote)
    throw refused(`it is a build of ${description.source.remote}, not of ${remote}`);
  return { remote, version, ...description, signature, files: completeBuild([...files.values()]) };
}

/** Counts what comes out of the decompressor: an archive of zeros must not fill the memory before it is looked at. */
function capped(): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      bytes += chunk.byteLength;
      // Headers and padding take room as well: 1 KB for each entry is plenty.
      if (bytes > limits.totalBytes + limits.entries * 1_024) done(tooLarge());
      else done(null, chunk);
    },
  });
}

function fileOf(name: string, bytes: Uint8Array, files: Map<string, BuiltFile>): [string, BuiltFile] {
  const path = name.replace(/^dist\//, '');
  if (!name.startsWith('dist/') || !buildPathSchema.safeParse(path).success)
    throw refused(`"${shown(name)}" is not the name of a built file; expected dist/web/… or dist/node/…`);
  if (files.has(path)) throw refused(`"${shown(name)}" is in it twice`);
  return [path, built(path, bytes)];
}

function parseDescription(bytes: Uint8Array): z.infer<typeof descriptionSchema> {
  try {
    return descriptionSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (error) {
    throw refused(
      `${descriptionFile} is not as expected: ${error instanceof z.core.$ZodError ? z.prettifyError(error) : 'it is not JSON'}`,
    );
  }
}

const shown = (name: string): string => JSON.stringify(name.slice(0, 80)).slice(1, -1);

const refused = (problem: string): ReleaseRefusal =>
  new ReleaseRefusal(422, 'bad_archive', `The archive cannot be released: ${problem}. Nothing was stored.`);

function tooLarge(): ReleaseRefusal {
  const message = `The archive unpacks to more than ${limits.totalBytes / 1024 / 1024} MB, ${limits.entries} files or ${limits.fileBytes / 1024 / 1024} MB in one file. Nothing was stored.`;
  return new ReleaseRefusal(413, 'archive_too_large', message);
}

function notAnArchive(error: unknown): ReleaseRefusal {
  const why = error instanceof Error ? error.message : String(error);
  const message = `This is not a whole tar.gz (${why}). Nothing was stored.`;
  return new ReleaseRefusal(400, 'not_an_archive', message);
}

/** The tar.gz of a build, as the release API takes it. */
export async function packBuild(build: ReleaseBuild): Promise<Uint8Array> {
  const { source, tools, origin, files, signature } = build;
  const archive = pack();
  archive.entry({ name: descriptionFile }, JSON.stringify({ source, tools, origin }));
  if (signature) archive.entry({ name: signatureFile }, JSON.stringify(signature));
  for (const { path, bytes } of files) archive.entry({ name: `dist/${path}` }, Buffer.from(bytes));
  archive.finalize();
  return buffer(archive.pipe(createGzip({ level: 6 })));
}
