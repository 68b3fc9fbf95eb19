import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createNatsStore } from '../store/nats-store.ts';
import { guardedStore } from '../store/guarded-store.ts';
import { natsServerBinary, startNatsServer } from '../testing/nats-server.ts';
import { temporaryFolder } from '../testing/temporary-store.ts';

/* A command waits for a store, or for a server, that takes connections and answers nothing: it ends, and says why. */

vi.setConfig({ testTimeout: 120_000 });
const program = join(import.meta.dirname, '../release-cli.ts');

/** Runs a command line in a process of its own. @returns how it ended. */
async function run(words: string, more: Record<string, string>) {
  const env = { ...process.env, DATA_DIR: await temporaryFolder(), ...more };
  const asked = [program, ...words.split(' ')];
  return new Promise<{ code: unknown; stderr: string }>((resolve) => {
    execFile(process.execPath, asked, { env, timeout: 60_000 }, (error, _stdout, stderr) =>
      resolve({ code: error?.killed ? 'killed' : (error?.code ?? 0), stderr }),
    );
  });
}

/** A port on which nothing is ever answered. */
async function silentPort(): Promise<number> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as { port: number }).port;
}

const s3 = (address: string) => ({
  ...{ RELEASE_STORE: 's3://bucket/releases', AWS_ENDPOINT_URL: `http://${address}` },
  ...{ AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' },
});
const nats = (address: string) => ({ RELEASE_STORE: `nats://${address}` });
const server = (address: string) => ({ RELEASE_SERVER: `http://${address}`, RELEASE_TOKEN: 'dana_token' });
const change = 'rollback mf-demo --reason because';

it.each([
  ['S3 storage does', 'status', s3, 'The release store cannot be reached'],
  ['S3 storage does', change, s3, 'The release store cannot be reached'],
  ['NATS does', 'status', nats, 'The release store cannot be reached'],
  ['NATS does', change, nats, 'The release store cannot be reached'],
  ['a release server does', 'status', server, String.raw`http:\S+ did not answer within 20 s`],
])('where %s not answer, a command ends with what was tried: %s', async (_what, words, settings, why) => {
  const { code, stderr } = await run(words, settings(`127.0.0.1:${await silentPort()}`));
  expect([code, stderr]).toEqual([1, expect.stringMatching(new RegExp(`^Refused: ${why}`))]);
});

describe.runIf(natsServerBinary)('a NATS server that stops answering', () => {
  it('while it is asked cannot be reached, is let go of, and is there again when it goes on', async () => {
    const cluster = await startNatsServer();
    const limits = { callMs: 5_000, treeMs: 5_000, closeMs: 2_000 };
    const open = () =>
      guardedStore(createNatsStore({ servers: cluster.url, name: 'test', replicas: 1 }), limits);
    const store = open();
    expect(await store.putIfAbsent('registry/a', new Uint8Array([1]))).toBe('created');
    await cluster.stall();
    for (const call of [() => store.get('registry/a'), () => store.getTree('assets/mf-demo/x')])
      await expect(call()).rejects.toThrow(/cannot be reached/);
    await store.close?.();
    cluster.goOn();
    const again = open();
    expect(await again.get('registry/a')).toEqual(Buffer.from([1]));
    await again.close?.();
  });
});
