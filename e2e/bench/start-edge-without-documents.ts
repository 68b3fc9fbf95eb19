import { join } from 'node:path';
import { createSupervisor, waitForHealth } from '@dana/config/supervise/supervisor';
import { workspaceRoot } from '@dana/config/workspace';
import { testPort } from '../support/shared-shop.ts';
import type { TestShop } from '../support/start-test-shop.ts';

const port = testPort(82);
const startLimitMs = 60_000;

/**
 * A second storefront of a shop that keeps no documents: each page is rendered for the one who asks.
 * Errors: rejects when it is not ready within a minute.
 */
export async function startEdgeWithoutDocuments({ apiUrl, dataDir }: TestShop) {
  const supervisor = createSupervisor(() => undefined);
  const url = `http://localhost:${port}`;
  const child = supervisor.start({
    name: 'edge',
    script: join(workspaceRoot, 'services/edge/src/server.ts'),
    cwd: workspaceRoot,
    env: {
      PORT: String(port),
      API_BASE_URL: `${apiUrl}/api`,
      DATA_DIR: dataDir,
      PUBLIC_ORIGIN: url,
      DOCUMENT_CACHE_MB: '0',
      NODE_ENV: 'production',
    },
  });
  child.stdout?.resume();
  child.stderr?.resume();
  await waitForHealth(`${url}/readyz`, startLimitMs, () => child.exitCode === null);
  return { url, pid: child.pid, stop: () => supervisor.stop() };
}
