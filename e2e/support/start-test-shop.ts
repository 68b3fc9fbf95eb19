import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startShop } from '@dana/config/start-shop';

type TestShopOptions = {
  storefrontPort: number;
  apiPort: number;
  /** Without it the shop has no payment gateway. */
  bankPort?: number;
  dataDir: string;
  /** Further settings of its servers. */
  environment?: Readonly<Record<string, string>>;
};

export type TestShop = {
  url: string;
  apiUrl: string;
  dataDir: string;
  /** The process that is a server now. */
  pidOf: (server: 'edge' | 'api') => number | undefined;
  stop: () => Promise<void>;
};

/**
 * Starts a whole shop – API, database, practice bank, storefront – on its own ports and data.
 * Errors: throws as a local start does.
 */
export async function startTestShop({
  storefrontPort,
  apiPort,
  bankPort,
  dataDir,
  environment = {},
}: TestShopOptions): Promise<TestShop> {
  mkdirSync(dataDir, { recursive: true });
  const log = createWriteStream(join(dataDir, 'shop.log'), { flags: 'a' });
  const supervisor = await startShop({
    settings: {
      storefrontPort,
      apiPort,
      ...(bankPort !== undefined && { bankPort }),
      dataDir,
      apiBaseUrl: `http://localhost:${apiPort}/api`,
      isOwnApi: true,
    },
    say: () => undefined,
    onLog: (name, line) => log.write(`${name} ${line}\n`),
    onExit: (name, code) => {
      throw new Error(`The ${name} server of ${dataDir} ended by itself (code ${code}); see shop.log there.`);
    },
    limits: 'generous',
    environment,
  });
  return {
    url: `http://localhost:${storefrontPort}`,
    apiUrl: `http://localhost:${apiPort}`,
    dataDir,
    pidOf: supervisor.pidOf,
    stop: async () => {
      await supervisor.stop();
      log.end();
    },
  };
}
