import { randomUUID } from 'node:crypto';
import { createS3Requests } from '@dana/server/s3/s3-requests';
import type { S3Place } from '@dana/server/s3/s3-settings';
import { cephPackages, debianProgramFor } from '../../debian-packages/debian-program.ts';
import { isUsualGate } from '../../gate/usual-gate.ts';
import { serverOfRun } from './server-of-run.ts';

/** Whether S3 storage is tested: not in the usual gate; else where it is on this machine or can be installed. Says so where not. */
export const hasS3Server: boolean =
  !isUsualGate && (await debianProgramFor('S3 storage', 'radosgw', { packages: cephPackages })) !== undefined;

// Begun with the file that needs it, and not with a test, whose time it would take.
const server: S3Place | undefined = hasS3Server ? await serverOfRun() : undefined;

/** A bucket of its own on a real S3 server. Errors: throws where no server can be had. */
export async function newBucket(): Promise<S3Place> {
  if (!server) throw new Error('There is no S3 server on this machine.');
  const place = { ...server, bucket: `shop-${randomUUID()}` };
  await createS3Requests(place)({ method: 'PUT' });
  return place;
}

/** The settings with which a server of the shop reaches a place. */
export const settingsOf = (place: S3Place): Record<string, string> => ({
  [place.setting]: `s3://${place.bucket}/${place.prefix}`,
  AWS_ENDPOINT_URL: place.endpoint?.origin ?? '',
  AWS_REGION: place.region,
  AWS_ACCESS_KEY_ID: place.accessKeyId,
  AWS_SECRET_ACCESS_KEY: place.secretAccessKey,
});
