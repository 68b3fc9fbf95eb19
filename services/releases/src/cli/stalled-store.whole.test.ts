import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createNatsStore } from '../store/nats-store.ts';
import { guardedStore } from '../store/guarded-store.ts';
import { natsServerBinary, startNatsServer } from '../testing/nats-server.ts';
import { temporaryFolder } from '../testing/temporary-store.ts';

/* A command waits for a store, or for a server, that takes connections and answers nothing: it ends, and says why. */

const slowMachineMs = 120_000;
const program = join(import.meta.dirname, '../release-cli.ts');

/** Runs a command line in a process of its own. @returns how it ended, and after how long. Unit: milliseconds. */
async function run(words: string, env: Record<string, string>) {
  const startedAt = performance.now();
  const dataDir = await temporaryFolder();
  return new Promise<{ code: unknown; stderr: string; ms: number }>((resolve) => {
    execFile(
      process.execPath,
      [program, ...words.split(' ')],
      { env: { ...process.env, DATA_DIR: dataDir, ...env }, timeout: 60_000 },
      (error, _stdout, stderr) =>
        resolve({
          code: error ? (error.killed ? 'killed' : error.code) : 0,
          stderr,
          ms: performance.now() - startedAt,
        }),
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

describe('a command that waits for nothing', () => {
  it.each(['status', 'rollback mf-demo --reason because'])(
    'ends with what was tried, where S3 storage does not answer: %s',
    async (words) => {
      const { code, stderr } = await run(words, {
        RELEASE_STORE: 's3://bucket/releases',
        AWS_ENDPOINT_URL: `http://127.0.0.1:${await silentPort()}`,
        AWS_ACCESS_KEY_ID: 'key',
        AWS_SECRET_ACCESS_KEY: 'secret',
      });
      expect([code, stderr]).toEqual([
        1,
        expect.stringMatching(/^Refused: The release store cannot be reached/),
      ]);
    },
    slowMachineMs,
  );

  it.each(['status', 'rollback mf-demo --reason because'])(
    'ends with what was tried, where NATS takes connections and says nothing: %s',
    async (words) => {
      const { code, stderr } = await run(words, { RELEASE_STORE: `nats://127.0.0.1:${await silentPort()}` });
      expect([code, stderr]).toEqual([
        1,
        expect.stringMatching(/^Refused: The release store cannot be reached/),
      ]);
    },
    slowMachineMs,
  );

  it(
    'ends with whom it asked, where a release server does not answer',
    async () => {
      const { code, stderr } = await run('status', {
        RELEASE_SERVER: `http://127.0.0.1:${await silentPort()}`,
        RELEASE_TOKEN: 'dana_token',
      });
      expect([code, stderr]).toEqual([
        1,
        expect.stringMatching(/^Refused: http:\S+ did not answer within 20 s/),
      ]);
    },
    slowMachineMs,
  );
});

describe.runIf(natsServerBinary)('a NATS server that stops answering', () => {
  it(
    'while it is asked cannot be reached, is let go of, and is there again when it goes on',
    async () => {
      const nats = await startNatsServer();
      const limits = { callMs: 5_000, treeMs: 5_000, closeMs: 2_000 };
      const open = () =>
        guardedStore(createNatsStore({ servers: nats.url, name: 'test', replicas: 1 }), limits);
      const store = open();
      expect(await store.putIfAbsent('registry/a', new Uint8Array([1]))).toBe('created');
      await nats.stall();
      for (const call of [() => store.get('registry/a'), () => store.getTree('assets/mf-demo/x')])
        await expect(call()).rejects.toThrow(/cannot be reached/);
      await store.close?.();
      nats.goOn();
      const again = open();
      expect(await again.get('registry/a')).toEqual(Buffer.from([1]));
      await again.close?.();
    },
    slowMachineMs,
  );
});
