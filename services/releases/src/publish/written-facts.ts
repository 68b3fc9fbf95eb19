import type { BuildInterfaces } from '@dana/contracts/interfaces/build-interfaces';
import type { VerifiedFile } from '@dana/contracts/release/release-manifest';
import type { RemoteManifest } from '@dana/contracts/release/remote-manifest';
import * as z from 'zod/mini';
import { interfaceFiles, joinInterfaces } from '../gate/live-releases.ts';
import { ReleaseRefusal } from '../store/store.ts';
import type { BuiltFile } from './build.ts';

/** Finds a built file by its path, with its hash. Errors: refuses (422) and names the file. */
export type FileFinder = (path: string) => VerifiedFile;

export function createFileFinder(remote: string, files: readonly BuiltFile[]): FileFinder {
  const hashes = new Map(files.map(({ path, sha384 }) => [path, sha384]));
  return (path) => {
    const integrity = hashes.get(path);
    if (integrity !== undefined) return { file: path, integrity };
    const message = `${remote}: the build names ${path}, but that file is not in it. Build again and publish the whole dist folder.`;
    throw new ReleaseRefusal(422, 'file_missing', message, { file: path });
  };
}

/** A JSON file that a build tool wrote. Errors: refuses (422) when it is missing or of another form. */
export function parseOutput<Schema extends z.core.$ZodType>(
  files: readonly BuiltFile[],
  path: string,
  schema: Schema,
): z.output<Schema> {
  const file = files.find((candidate) => candidate.path === path);
  if (file === undefined) throw unreadable(path, 'it is missing');
  try {
    return z.parse(schema, JSON.parse(new TextDecoder().decode(file.bytes)));
  } catch (error) {
    throw unreadable(path, error instanceof z.core.$ZodError ? z.prettifyError(error) : 'it is not JSON');
  }
}

function unreadable(path: string, problem: string): ReleaseRefusal {
  const message = `dist/${path} cannot be used: ${problem}. Build again with the shared configuration.`;
  return new ReleaseRefusal(422, 'bad_build', message);
}

/** Editions by hand are no more: what an event holds is compared by its shape. Older servers still compare these. */
const version = { emitted: '1.0.0', received: '^1.0.0' };

/** What the builds of a release wrote down; undefined for those of before. */
export function recordedInterfaces(files: readonly BuiltFile[]): BuildInterfaces | undefined {
  return joinInterfaces(interfaceFiles.map((file) => files.find(({ path }) => path === file)?.bytes));
}

/** The bytes under which they are kept, and which are signed. */
export const interfacesBytes = (interfaces: BuildInterfaces): Uint8Array =>
  new TextEncoder().encode(JSON.stringify(interfaces));

/**
 * The events that a build emits and receives and the slots that it shows, as it wrote them down; for one of before that, what
 * its source says.
 */
export function recordedFacts(files: readonly BuiltFile[], source: RemoteManifest) {
  const { emits = {}, listens = {}, uses } = source;
  const recorded = recordedInterfaces(files);
  if (!recorded) return { emits, listens, ...(uses && { uses }) };
  return {
    emits: withVersion(recorded.emits, version.emitted),
    listens: withVersion(recorded.listens, version.received),
    uses: Object.keys(recorded.shows).toSorted(),
  };
}

const withVersion = (named: Readonly<Record<string, unknown>>, text: string): Record<string, string> =>
  Object.fromEntries(
    Object.keys(named)
      .toSorted()
      .map((name) => [name, text]),
  );
