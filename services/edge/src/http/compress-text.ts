import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this a compressed answer is hardly smaller. */
const smallestBytes = 1_000;

export type EncodedText = { body: string | Uint8Array<ArrayBuffer>; encoding: 'br' | 'gzip' | undefined };

/**
 * A text as the client takes it best. Quality is low, because this runs for each answer: 60 KB of HTML take about a
 * millisecond and are within a tenth of the best size.
 */
export async function compressText(text: string, acceptEncoding: string | undefined): Promise<EncodedText> {
  if (text.length < smallestBytes) return { body: text, encoding: undefined };
  if (/\bbr\b/.test(acceptEncoding ?? '')) {
    const parameters = {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    return { body: new Uint8Array(await brotli(text, { params: parameters })), encoding: 'br' };
  }
  if (/\bgzip\b/.test(acceptEncoding ?? ''))
    return { body: new Uint8Array(await gzipped(text, { level: 5 })), encoding: 'gzip' };
  return { body: text, encoding: undefined };
}
