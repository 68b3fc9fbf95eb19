import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '../store/compressible.ts';
import type { TreeFile } from '../store/store.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this a packet is a packet: the header costs more than compression saves. */
const minBytes = 256;
/** The best there is: 3 s for the shell's main script, once in its life, save each new shopper 11 KB. */
const brotliQuality = 11;

/**
 * The `.br` and `.gz` twins of a file, made once at publish so that no request waits for a compressor.
 * Empty for what does not shrink (pictures, fonts) and for files under 256 bytes.
 */
export async function precompressed({ path, bytes }: TreeFile): Promise<TreeFile[]> {
  if (!isCompressible(path) || bytes.byteLength < minBytes) return [];
  const twins = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }).then((small) => ({ path: `${path}.br`, bytes: small })),
    gzipped(bytes, { level: 9 }).then((small) => ({ path: `${path}.gz`, bytes: small })),
  ]);
  return twins.filter((twin) => twin.bytes.byteLength < bytes.byteLength);
}
