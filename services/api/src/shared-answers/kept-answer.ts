import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { TextEncoding } from '@dana/server/accepted-encodings';

/** Below this a compressed answer is hardly smaller. */
const smallestBytes = 1_000;

const compressors: Record<TextEncoding, (bytes: Uint8Array) => Promise<Uint8Array>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
};

/** An answer that everybody gets. It is compressed when it is first asked for so, once. */
export type KeptAnswer = {
  etag: string;
  /** What its forms take together at most: compressed ones are smaller than the plain one. */
  byteLength: number;
  /** The answer in the first of these encodings; as it is when it is too short to shrink. */
  bytes: (encodings: readonly TextEncoding[]) => Promise<{ bytes: Uint8Array; encoding?: TextEncoding }>;
};

/** Keeps a body for sending it many times. */
export function keepAnswer(plain: Uint8Array): KeptAnswer {
  const forms = new Map<TextEncoding, Promise<Uint8Array>>();
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return {
    // Weak, because it is the same for every encoding.
    etag: `W/"${hash}"`,
    byteLength: plain.byteLength * 2,
    async bytes([encoding]) {
      if (!encoding || plain.byteLength < smallestBytes) return { bytes: plain };
      const form = forms.get(encoding) ?? compressors[encoding](plain);
      forms.set(encoding, form);
      return { bytes: await form, encoding };
    },
  };
}
