import { integrityOf } from '../store/hash.ts';

/** One file of a build, read whole: builds are a few megabytes. */
export type BuiltFile = { path: string; bytes: Uint8Array; sha384: string };

/** A file as publishing takes it, with its hash. */
export const built = (path: string, bytes: Uint8Array): BuiltFile => ({
  path,
  bytes,
  sha384: integrityOf(bytes),
});
