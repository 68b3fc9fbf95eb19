import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a built page by their names. */
export type PageFiles = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** Reads a page that was built, whole, since it is small. Where it was not built there are no files. */
export function readPageFiles(folder: string): PageFiles {
  try {
    return new Map(
      readdirSync(folder).map((name) => [name, new Uint8Array(readFileSync(join(folder, name)))]),
    );
  } catch {
    return new Map();
  }
}
