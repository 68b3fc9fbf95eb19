import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createS3Requests } from '@dana/server/s3/s3-requests';
import type { S3Place } from '@dana/server/s3/s3-settings';
import { debianProgramFor } from '../../debian-packages/debian-program.ts';
import { freePort } from '../free-port.ts';
import { cephPackages } from '../../debian-packages/ceph-packages.ts';
import { cephConf } from './ceph-conf.ts';

const startLimitMs = 120_000;

/** Whether S3 storage can be had on this machine; it is installed where that can be done. Says so where not. */
export const hasS3Server: boolean =
  (await debianProgramFor('S3 storage', 'radosgw', { packages: cephPackages })) !== undefined;

// Begun with the file that needs it, and not with a test, whose time it would take.
const server: S3Place | undefined = hasS3Server ? await start() : undefined;

/**
 * A bucket of its own on a real S3 server, which all tests of a file share; the server ends with this process.
 * Errors: throws where no server can be had.
 */
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

async function start(): Promise<S3Place> {
  const folder = await mkdtemp(join(tmpdir(), 'dana-s3-'));
  const [monitorPort, gatewayPort] = [await freePort(), await freePort()];
  const [accessKeyId, secretAccessKey] = [randomBytes(10).toString('hex'), randomBytes(20).toString('hex')];
  const conf = cephConf({ folder, cluster: randomUUID(), monitorPort, gatewayPort });
  await writeFile(join(folder, 'ceph.conf'), conf);
  const words = [join(import.meta.dirname, 'start-ceph.sh'), folder, accessKeyId, secretAccessKey];
  const child = spawn('sh', words, { stdio: ['pipe', 'pipe', 'pipe'] });
  const endpoint = new URL(`http://127.0.0.1:${gatewayPort}`);
  await answering(endpoint, child);
  // The process may end while the server runs on: its input, which ends then, ends it.
  child.unref();
  for (const stream of [child.stdin, child.stdout, child.stderr])
    (stream as unknown as { unref: () => void }).unref();
  return {
    ...{ setting: 'RELEASE_STORE', bucket: '', prefix: '', region: 'us-east-1' },
    ...{ endpoint, accessKeyId, secretAccessKey },
  };
}

async function answering(endpoint: URL, child: ChildProcess): Promise<void> {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said = (said + chunk).slice(-4_000);
    });
  const end = Date.now() + startLimitMs;
  while (!(await fetch(endpoint).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`The S3 server did not start. ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
