import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '../store/compressible.ts';
import type { TreeFile } from '../store/store.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this a packet is a packet: the header costs more than compression saves. */
const minBytes = 256;
/** Brotli's last two levels cost ten times the time; only small files pay that back at publish. */
const maxBytesForBestQuality = 200_000;

/**
 * The `.br` and `.gz` twins of a file, made once at publish so that no request waits for a compressor.
 * Empty for what does not shrink (pictures, fonts) and for files under 256 bytes.
 */
export async function precompressed({ path, bytes }: TreeFile): Promise<TreeFile[]> {
  if (!isCompressible(path) || bytes.byteLength < minBytes) return [];
  const quality = bytes.byteLength <= maxBytesForBestQuality ? 11 : 9;
  const twins = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }).then((small) => ({ path: `${path}.br`, bytes: small })),
    gzipped(bytes, { level: 9 }).then((small) => ({ path: `${path}.gz`, bytes: small })),
  ]);
  return twins.filter((twin) => twin.bytes.byteLength < bytes.byteLength);
}
