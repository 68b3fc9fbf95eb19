import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleServices } from '@dana/config/bundling/bundle-services';
import { buildIfStale } from '@dana/config/build-deployable';
import { sampleCatalogue } from '@dana/config/sample-catalogue';
import { startServerProcess } from '@dana/config/testing/server-process';
import { folderOf, servedBuilds } from '@dana/config/workspace';
import { testPort } from './shared-shop.ts';

/** A shop of bundles alone, as on a machine that has no workspace. */
export type BundledShop = {
  folder: string;
  dataDir: string;
  storefront: string;
  api: string;
  releases: string;
  /** Ends the servers; what they kept stays. */
  stopServers: () => Promise<void>;
  stop: () => Promise<void>;
};

const ports = { edge: testPort(660), api: testPort(661), releases: testPort(662), bank: testPort(663) };

/** Bundles all services, copies the bundles to where no `node_modules` is above them, and starts each from there. */
export async function startBundledShop(): Promise<BundledShop> {
  const folder = await mkdtemp(join(tmpdir(), 'dana-bundled-shop-'));
  const dataDir = join(folder, 'data');
  // The mail that the contract reads is there from its first email on.
  await mkdir(join(dataDir, 'outbox'), { recursive: true });
  for (const one of servedBuilds) await buildIfStale(folderOf(one));
  const made = await mkdtemp(join(tmpdir(), 'dana-bundles-made-'));
  await bundleServices(made);
  await cp(made, join(folder, 'bundles'), { recursive: true, verbatimSymlinks: true });
  await rm(made, { recursive: true });
  const environment = {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(ports.edge),
    API_PORT: String(ports.api),
    RELEASES_PORT: String(ports.releases),
    PRACTICE_BANK_PORT: String(ports.bank),
    PRACTICE_BANK_URL: urlOf(ports.bank),
    PRACTICE_BANK_SECRET: randomBytes(24).toString('base64url'),
    PUBLIC_ORIGIN: urlOf(ports.edge),
    API_BASE_URL: `${urlOf(ports.api)}/api`,
    API_CATALOGUE: sampleCatalogue,
    RELEASE_URL: urlOf(ports.releases),
  };
  const start = (name: string, port: number, path = '/readyz') =>
    startServerProcess(
      {
        command: process.execPath,
        words: ['server.js'],
        cwd: join(folder, 'bundles', name),
        env: environment,
      },
      async () => (await fetch(`${urlOf(port)}${path}`)).ok,
    );
  const stops = [
    await start('practice-bank', ports.bank),
    await start('api', ports.api),
    await start('releases', ports.releases),
    // Nothing is released, so it is alive and not ready.
    await start('edge', ports.edge, '/healthz'),
  ];
  const stopServers = async (): Promise<void> => {
    await Promise.all(stops.splice(0).map((stop) => stop()));
  };
  return {
    ...{ folder, dataDir },
    storefront: urlOf(ports.edge),
    api: urlOf(ports.api),
    releases: urlOf(ports.releases),
    stopServers,
    stop: async () => {
      await stopServers();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const urlOf = (port: number): string => `http://localhost:${port}`;
