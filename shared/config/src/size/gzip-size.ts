import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** What a file weighs on its way to a shopper. Unit: KB (1024 bytes) after gzip. */
export function gzipSizeKb(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length / 1024;
}
