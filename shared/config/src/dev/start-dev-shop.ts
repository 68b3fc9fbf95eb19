import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { sampleCatalogue } from '../sample-catalogue.ts';
import { createSupervisor, type Supervisor } from '../supervise/supervisor.ts';
import { waitForHealth } from '../supervise/wait-for-health.ts';
import { bankEnvironment } from '../start-shop.ts';
import { emptyDatabasesFolder, workspaceRoot } from '../workspace.ts';

type DevShopOptions = {
  storefrontPort: number;
  apiPort: number;
  bankPort: number;
  dataDir: string;
  /** Where the storefront reads what runs from dev servers. */
  devServersFile: string;
  onLine: (server: string, line: string) => void;
};

export type DevShop = {
  /** The API, and the practice bank that takes its payments. */
  startApi: () => Promise<void>;
  startEdge: () => Promise<void>;
  stop: Supervisor['stop'];
};

const startLimitMs = 120_000;

/** The API and the storefront of a dev loop: with data of their own, started again whenever one of their sources changes. */
export function prepareDevShop(options: DevShopOptions): DevShop {
  const { storefrontPort, apiPort, bankPort, dataDir, devServersFile, onLine } = options;
  const supervisor = createSupervisor((name, code) => onLine(name, `ended by itself (code ${code}).`));
  const apiBaseUrl = `http://localhost:${apiPort}/api`;
  const env = {
    API_EMPTY_DATABASES: emptyDatabasesFolder,
    PORT: String(storefrontPort),
    API_PORT: String(apiPort),
    DATA_DIR: dataDir,
    API_BASE_URL: apiBaseUrl,
    ...bankEnvironment({ bankPort }),
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: `http://localhost:${storefrontPort}`,
    DEV_SERVERS: devServersFile,
    // What is brought from the shop comes without its signatures.
    RELEASE_KEYS: '',
  };

  async function start(name: string, healthUrl: string, more: Record<string, string> = {}): Promise<void> {
    const onSpawn = (child: ChildProcess): void => {
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk: Buffer) => {
          for (const line of chunk.toString().split('\n').filter(Boolean)) onLine(name, line);
        });
    };
    const child = supervisor.start({
      name,
      script: join(workspaceRoot, `services/${name}/src/server.ts`),
      execArgv: ['--watch', '--watch-preserve-output'],
      env: { ...env, ...more },
      cwd: workspaceRoot,
      onSpawn,
    });
    await waitForHealth(healthUrl, startLimitMs, () => child.exitCode === null && child.signalCode === null);
  }

  return {
    async startApi() {
      const API_CATALOGUE = process.env.API_CATALOGUE ?? sampleCatalogue;
      await Promise.all([
        start('api', `${apiBaseUrl}/readyz`, { API_CATALOGUE }),
        start('practice-bank', `http://localhost:${bankPort}/readyz`),
      ]);
    },
    startEdge: () => start('edge', `http://localhost:${storefrontPort}/readyz`),
    stop: supervisor.stop,
  };
}
