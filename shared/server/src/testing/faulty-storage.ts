import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { S3Place } from '../s3/s3-settings.ts';

/** What the storage does with a request: answers with a status, or does it and then loses its answer. */
type Manner = number | 'loses its answer';

/** As much of S3 as faults need that no real server can be made to show. Keeps objects, and to conditions where asked to. */
export async function faultyStorage({ keepsConditions = true } = {}) {
  const objects = new Map<string, { bytes: Buffer; writer: string }>();
  const manners: Manner[] = [];
  const calls: string[] = [];

  async function take({ method = '', url = '', headers }: IncomingMessage, body: Buffer): Promise<number> {
    const known = objects.get(url);
    if (method !== 'PUT') return known ? 200 : 404;
    if (known && headers['if-none-match'] === '*' && keepsConditions) return 412;
    objects.set(url, { bytes: body, writer: String(headers['x-amz-meta-writer']) });
    return 200;
  }

  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    calls.push(`${request.method} ${request.url}`);
    const manner = manners.shift();
    const status = typeof manner === 'number' ? manner : await take(request, body);
    if (manner === 'loses its answer') return void response.destroy();
    response.setHeader('x-amz-meta-writer', objects.get(request.url ?? '')?.writer ?? '');
    response
      .writeHead(status)
      .end(request.method === 'GET' ? objects.get(request.url ?? '')?.bytes : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const place: S3Place = {
    ...{ setting: 'RELEASE_STORE', bucket: 'shop', prefix: '', region: 'us-east-1' },
    ...{ endpoint: new URL(`http://127.0.0.1:${port}`), accessKeyId: 'key', secretAccessKey: 'secret' },
  };
  return {
    ...{ place, calls },
    /** Behaves so at the next requests, one after the other. */
    next: (...more: Manner[]) => void manners.push(...more),
  };
}
