import type { S3Bucket } from '@dana/server/s3/s3-bucket';

/** Uploads share a bucket with nothing else of this shop, but may with another one's. */
export const uploadFolder = 'uploads/';

const objectOf = (key: string): string => `${uploadFolder}${key}.webp`;

/** In the row of an upload whose bytes are in the bucket. */
const elsewhere = new Uint8Array();

/**
 * Keeps the bytes of a new upload in the bucket, where one is set.
 * @returns what its row keeps: the bytes, or none. Errors: throws `S3Fault`.
 */
export async function keepUploadBytes(
  bucket: S3Bucket | undefined,
  key: string,
  bytes: Uint8Array,
  type: string,
): Promise<Uint8Array> {
  if (!bucket) return bytes;
  await bucket.put(objectOf(key), bytes, type);
  return elsewhere;
}

/**
 * The bytes of an upload, from its row or from the bucket: those of before a bucket was set stay where they are.
 * @returns undefined when they are in neither. Errors: throws `S3Fault`.
 */
export async function readUploadBytes(
  bucket: S3Bucket | undefined,
  key: string,
  bytesOfRow: Uint8Array,
): Promise<Uint8Array | undefined> {
  return bytesOfRow.byteLength > 0 ? bytesOfRow : bucket?.get(objectOf(key));
}
