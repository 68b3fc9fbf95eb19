import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleCatalogue } from '@dana/config/sample-catalogue';
import { createSupervisor, waitForHealth } from '@dana/config/supervise/supervisor';
import { workspaceRoot } from '@dana/config/workspace';
import { beginWithFirstReleases } from '../support/first-releases.ts';
import { residentBytes } from './resident-bytes.ts';

export type ChaosShop = {
  url: string;
  /** Stops the API, and continues it (SIGSTOP, SIGCONT). */
  stallApi: () => void;
  continueApi: () => void;
  /** Memory of the storefront's process now. Unit: bytes. */
  storefrontMemory: () => Promise<number>;
  stop: () => Promise<void>;
};

type ChaosShopOptions = {
  name: string;
  storefrontPort: number;
  apiPort: number;
  /** Whether the storefront keeps documents; without them each page is rendered for the one who asks. */
  keepsDocuments: boolean;
};
const startLimitMs = 120_000;

/** A whole shop of real processes that a test may break, with the releases of the shared one. */
export async function startChaosShop({
  name,
  storefrontPort,
  apiPort,
  keepsDocuments,
}: ChaosShopOptions): Promise<ChaosShop> {
  const dataDir = join(workspaceRoot, `.data-e2e-${name}`);
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  await beginWithFirstReleases(dataDir);
  const log = createWriteStream(join(dataDir, 'shop.log'));
  const supervisor = createSupervisor(() => undefined);
  const url = `http://localhost:${storefrontPort}`;
  const apiUrl = `http://localhost:${apiPort}`;
  const env = {
    API_CATALOGUE: sampleCatalogue,
    PORT: String(storefrontPort),
    API_PORT: String(apiPort),
    API_BASE_URL: `${apiUrl}/api`,
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: url,
    NODE_ENV: 'production',
    ...(!keepsDocuments && { DOCUMENT_CACHE_MB: '0' }),
  };
  async function start(service: 'api' | 'edge', readyUrl: string) {
    const script = join(workspaceRoot, `services/${service}/src/server.ts`);
    const child = supervisor.start({ name: service, script, env, cwd: workspaceRoot });
    for (const stream of [child.stdout, child.stderr]) stream?.pipe(log, { end: false });
    await waitForHealth(readyUrl, startLimitMs, () => child.exitCode === null);
    return child;
  }
  const api = await start('api', `${apiUrl}/readyz`);
  const storefront = await start('edge', `${url}/readyz`);
  return {
    url,
    stallApi: () => api.kill('SIGSTOP'),
    continueApi: () => api.kill('SIGCONT'),
    storefrontMemory: () => residentBytes(storefront.pid),
    stop: async () => {
      // A stopped process does not notice that it should end.
      api.kill('SIGCONT');
      await supervisor.stop();
      log.end();
    },
  };
}
