import { createHash } from 'node:crypto';

/** sha256 in lower-case hexadecimal. */
export const sha256Hex = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex');

/** Subresource-integrity value: `sha384-` and base64. */
export const integrityOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The name of a build: sha256 over its files' paths and hashes, in the order of the paths. */
export function treeHashOf(files: readonly { path: string; sha384: string }[]): string {
  const lines = files.map(({ path, sha384 }) => `${path} ${sha384}\n`).toSorted(byCodePoint);
  return sha256Hex(lines.join(''));
}

// Not localeCompare: the order must be the same on every machine.
const byCodePoint = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
