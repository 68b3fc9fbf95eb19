import type { VerifiedFile } from '@dana/contracts/release/release-manifest';
import * as z from 'zod/mini';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { BuiltFile } from './built-file.ts';

/** Finds a built file by its path, with its hash. Errors: refuses (422) and names the file. */
export type FileFinder = (path: string) => VerifiedFile;

export function createFileFinder(remote: string, files: readonly BuiltFile[]): FileFinder {
  const hashes = new Map(files.map(({ path, sha384 }) => [path, sha384]));
  return (path) => {
    const integrity = hashes.get(path);
    if (integrity !== undefined) return { file: path, integrity };
    throw new ReleaseRefusal(
      422,
      'file_missing',
      `${remote}: the build names ${path}, but that file is not in it. Build again and publish the whole dist folder.`,
      { file: path },
    );
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

const unreadable = (path: string, problem: string): ReleaseRefusal =>
  new ReleaseRefusal(
    422,
    'bad_build',
    `dist/${path} cannot be used: ${problem}. Build again with the shared configuration.`,
  );
