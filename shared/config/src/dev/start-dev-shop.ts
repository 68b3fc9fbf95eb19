import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { sampleCatalogue } from '../sample-catalogue.ts';
import { createSupervisor, type Supervisor, waitForHealth } from '../supervise/supervisor.ts';
import { bankEnvironment } from '../start-shop.ts';
import { emptyDatabasesFolder, workspaceRoot } from '../workspace.ts';
import { isPortFree } from '../free-port.ts';
import { constants, existsSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';

type DevShopOptions = {
  storefrontPort: number;
  apiPort: number;
  bankPort: number;
  dataDir: string;
  /** Where the storefront reads what runs from dev servers. */
  devServersFile: string;
  onLine: (server: string, line: string) => void;
};

type DevShop = {
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

/**
 * Hands out ports of this machine that nobody listens on, each once.
 * @returns a function: the first free port from the one that is given on.
 */
export function createPortChoice(): (from: number) => Promise<number> {
  const given = new Set<number>();
  return async (from) => {
    for (let port = from; port < 65_536; port += 1) {
      if (given.has(port)) continue;
      given.add(port);
      if (await isPortFree(port)) return port;
    }
    throw new Error(`No port from ${from} on is free on this machine.`);
  };
}

/** The log first: what it names is there by then. Tokens, secrets and keys stay where they are. */
const parts = ['registry', 'published', 'releases', 'assets'];
/** A key that this storefront made itself, before the shop had released anything, signed none of what is brought. */
const ofOwnKey = ['release-key', 'release-key.pub', 'releases/keys', 'releases/signatures'];

/**
 * Brings what a shop has released into the data of a dev storefront, which then changes nothing of the shop's.
 * @returns false where the shop has released nothing yet.
 */
export async function copyReleases(shopData: string, ownData: string): Promise<boolean> {
  const source = join(shopData, 'releases');
  const target = join(ownData, 'releases');
  await rm(join(ownData, 'edge'), { recursive: true, force: true });
  if (!existsSync(join(source, 'registry'))) return false;
  await mkdir(target, { recursive: true });
  for (const part of ofOwnKey) await rm(join(ownData, part), { recursive: true, force: true });
  for (const part of parts) {
    // Builds never change under their address.
    if (part !== 'assets') await rm(join(target, part), { recursive: true, force: true });
    if (existsSync(join(source, part)))
      await cp(join(source, part), join(target, part), {
        recursive: true,
        force: part !== 'assets',
        mode: constants.COPYFILE_FICLONE,
      });
  }
  return true;
}
