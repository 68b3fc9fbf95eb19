import type { S3Place } from './s3-settings.ts';

/**
 * The address of an object, or of the bucket where the key is empty. Amazon has the bucket in the name of the host, where that
 * fits its certificate; elsewhere it is the first part of the path, which every storage takes.
 */
export function s3Address(place: S3Place, key: string): URL {
  const { bucket, region, endpoint } = place;
  // Encoded by hand: a plus sign in a path means a space to some.
  const path = key.split('/').map(encodeURIComponent).join('/');
  if (endpoint) return new URL(`/${bucket}/${path}`, endpoint);
  const host = `s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`;
  return new URL(
    bucket.includes('.') ? `https://${host}/${bucket}/${path}` : `https://${bucket}.${host}/${path}`,
  );
}
