import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDatabase } from '@dana/api/testing/fill-database';
import { sampleCatalogue } from '@dana/config/sample-catalogue';
import { startServerProcess } from '@dana/config/testing/server-process';

/** The embedded database's code is compiled once, not a second time for the speed of a server that runs for days. */
const quickStart = ['--liftoff-only'];
const services = join(import.meta.dirname, '../../..');

type Shop = {
  /** Where its data is, with the releases that it runs. */
  folder: string;
  apiPort: number;
  edgePorts: readonly number[];
  env: Record<string, string>;
};

/**
 * An API with the sample's catalogue and storefronts, each as a process of its own.
 * @returns what stops each, and what starts a storefront at a port, also once more.
 */
export async function startShopServers(shop: Shop) {
  await fillDatabase({ dataDir: shop.folder });
  const env = {
    DATA_DIR: shop.folder,
    API_PORT: String(shop.apiPort),
    API_CATALOGUE: sampleCatalogue,
    API_BASE_URL: `http://127.0.0.1:${shop.apiPort}/api`,
    NODE_COMPILE_CACHE: join(tmpdir(), 'dana-compile-cache'),
    NODE_ENV: 'production',
    ...shop.env,
  };
  const start = (name: string, at: number) =>
    startServerProcess(
      {
        command: process.execPath,
        words: [...quickStart, join(services, name, 'src/server.ts')],
        env: { ...env, PORT: String(at) },
      },
      async () => (await fetch(`http://127.0.0.1:${at}/readyz`)).ok,
    );
  const startStorefront = (at: number) => start('edge', at);
  const stops = await Promise.all([start('api', shop.apiPort), ...shop.edgePorts.map(startStorefront)]);
  return { stops, startStorefront };
}
