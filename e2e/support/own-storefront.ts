import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runHousekeeping, runRelease } from '@dana/config/run-release';
import { startShop } from '@dana/config/start-shop';
import { workspaceRoot } from '@dana/config/workspace';
import { buildChanged } from './changed-deployable.ts';
import { beginWithFirstReleases } from './first-releases.ts';
import { sharedShop } from './shared-shop.ts';

export type OwnStorefront = {
  url: string;
  dataDir: string;
  /** Runs `pnpm release …` against this storefront's store. */
  release: (...words: string[]) => Promise<string>;
  /** Runs `pnpm ops token|keys|gc` against it. */
  keep: (...words: string[]) => Promise<string>;
  /** Builds and publishes a remote as another version, its sources changed by `edit`. It is not promoted. */
  publishChanged: (
    remote: string,
    version: string,
    edit?: (folder: string) => Promise<void>,
    ...words: string[]
  ) => Promise<void>;
  /** Starts its servers again over the same data, with these settings in the place of those of before. */
  startAgain: (environment: Readonly<Record<string, string>>) => Promise<void>;
  stop: () => Promise<void>;
};

type OwnOptions = {
  /** Lays out what is in the store at first; without it, that is what the shared shop began with, so that nothing is compressed again. */
  openStore?: (store: string) => Promise<void>;
  /** The back end behind it, whole; the shared API when left out. */
  apiBaseUrl?: string;
  /** Further settings of its server. */
  environment?: Readonly<Record<string, string>>;
};

const sharedApi = `http://localhost:${sharedShop.apiPort}/api`;

/** A storefront with a release store of its own, over the shared API: what it publishes nobody else sees. */
export async function startOwnStorefront(
  name: string,
  port: number,
  { openStore, apiBaseUrl = sharedApi, environment = {} }: OwnOptions = {},
): Promise<OwnStorefront> {
  const dataDir = join(workspaceRoot, `.data-e2e-${name}`);
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  await (openStore ? openStore(join(dataDir, 'releases')) : beginWithFirstReleases(dataDir));
  const log = createWriteStream(join(dataDir, 'shop.log'));
  const apiPort = sharedShop.apiPort;
  const settings = { storefrontPort: port, apiPort, dataDir, apiBaseUrl, isOwnApi: false };
  let now = environment;
  const start = () =>
    startShop({
      settings,
      environment: now,
      say: () => undefined,
      onLog: (server, line) => log.write(`${server} ${line}\n`),
      onExit: (server, code) => {
        throw new Error(
          `The ${server} server of ${dataDir} ended by itself (code ${code}); see shop.log there.`,
        );
      },
    });
  let supervisor = await start();
  return {
    url: `http://localhost:${port}`,
    dataDir,
    // Links lead to this storefront.
    release: (...words) => runRelease(words, dataDir, { ...now, PUBLIC_ORIGIN: `http://localhost:${port}` }),
    keep: (...words) => runHousekeeping(words, dataDir),
    publishChanged: async (remote, version, edit, ...words) => {
      const folder = await buildChanged(remote, version, edit);
      await runRelease(['publish', remote, '--no-build', '--from', folder, ...words], dataDir);
    },
    startAgain: async (next) => {
      await supervisor.stop();
      now = next;
      supervisor = await start();
    },
    stop: () => supervisor.stop(),
  };
}
