import { mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '@dana/config/testing/free-port';
import { killProcesses, startProcess } from '../testing/start-process.ts';

const slowMachineMs = 120_000;
// As other machines reach this one, or the nearest to it on a machine without a network.
const outside =
  Object.values(networkInterfaces())
    .flat()
    .find((each) => each?.family === 'IPv4' && !each.internal)?.address ?? '127.0.0.2';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dana-listening-'));
});
afterAll(() => {
  killProcesses();
  rmSync(dataDir, { recursive: true, force: true });
});

const statusOf = async (url: string) => (await fetch(url).catch(() => undefined))?.status ?? null;

describe('the API', () => {
  it(
    'listens on this machine alone unless a setting says otherwise, and shows its numbers on their own port alone',
    async () => {
      const [port, metricsPort] = [await freePort(), await freePort()];
      const usual = await startProcess({ DATA_DIR: dataDir, API_METRICS_PORT: String(metricsPort) }, port);
      expect(await statusOf(`http://127.0.0.1:${port}/healthz`)).toBe(200);
      expect(await statusOf(`http://localhost:${port}/healthz`)).toBe(200);
      expect(await statusOf(`http://${outside}:${port}/healthz`)).toBeNull();
      expect(await statusOf(`http://127.0.0.1:${metricsPort}/metrics`)).toBe(200);
      expect(await statusOf(`http://127.0.0.1:${metricsPort}/healthz`)).toBe(404);
      expect(await statusOf(`http://127.0.0.1:${port}/metrics`)).toBe(404);
      expect(await usual.stop('SIGTERM')).toBe(0);

      const open = await startProcess({ DATA_DIR: dataDir, API_HOST: '0.0.0.0' }, port);
      expect(await statusOf(`http://${outside}:${port}/healthz`)).toBe(200);
      expect(await open.stop('SIGTERM')).toBe(0);
    },
    slowMachineMs,
  );
});
