import { isUtf8 } from 'node:buffer';

/** How many lines a file has: pictures, archives and whatever else is no text have none. */
export function countLines(bytes: Buffer): number {
  if (bytes.includes(0) || !isUtf8(bytes)) return 0;
  let count = 0;
  for (const byte of bytes) if (byte === 10) count += 1;
  return count;
}
