import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { S3Place } from '@dana/server/s3/s3-settings';
import { freePort } from '../free-port.ts';
import { cephConf } from './ceph-conf.ts';

const limitMs = 120_000;

/**
 * Starts an S3 server with its data in a folder that is there; it lives as long as another process does.
 * @returns how it is reached, without a bucket. Errors: throws with what it said when it does not start.
 */
export async function startCeph(folder: string, liveWith: number): Promise<S3Place> {
  const [monitorPort, gatewayPort] = [await freePort(), await freePort()];
  const [accessKeyId, secretAccessKey] = [randomBytes(10).toString('hex'), randomBytes(20).toString('hex')];
  const conf = cephConf({ folder, cluster: randomUUID(), monitorPort, gatewayPort });
  await writeFile(join(folder, 'ceph.conf'), conf);
  const words = [folder, accessKeyId, secretAccessKey, String(liveWith)];
  const child = spawn('sh', [join(import.meta.dirname, 'start-ceph.sh'), ...words], { stdio: 'ignore' });
  child.unref();
  const endpoint = new URL(`http://127.0.0.1:${gatewayPort}`);
  const end = Date.now() + limitMs;
  let said = '';
  while (!(await fetch(endpoint).catch(() => undefined))?.ok) {
    // Read while it is there: the folder goes with the server.
    said = await readFile(join(folder, 'log'), 'utf8').catch(() => said);
    if (child.exitCode !== null || Date.now() > end)
      throw new Error(`The S3 server did not start. ${said.slice(-4_000)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    ...{ setting: 'RELEASE_STORE', bucket: '', prefix: '', region: 'us-east-1' },
    ...{ endpoint, accessKeyId, secretAccessKey },
  };
}
