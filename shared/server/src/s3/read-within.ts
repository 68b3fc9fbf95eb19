import { S3Fault } from './s3-fault.ts';

/** More than any file of a release; what is larger is no answer of ours. */
const bytesMax = 256 * 1024 * 1024;

/**
 * Reads an answer to its end. It may take long, but not pause for longer than the limit.
 * Errors: ends the request through `ended` and throws where it does, or where the answer is too large.
 */
export async function readWithin(
  stream: ReadableStream<Uint8Array> | null,
  stallMs: number,
  ended: AbortController,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  let timer = setTimeout(() => ended.abort(), stallMs);
  try {
    for await (const part of stream ?? []) {
      clearTimeout(timer);
      size += part.byteLength;
      if (size > bytesMax) {
        ended.abort();
        throw new S3Fault(`An object is larger than ${bytesMax / 1024 / 1024} MB.`, { isLasting: true });
      }
      parts.push(part);
      timer = setTimeout(() => ended.abort(), stallMs);
    }
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(parts);
}
