import { createWriteStream } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runRelease } from '@dana/config/run-release';
import { startShop } from '@dana/config/start-shop';
import { workspaceRoot } from '@dana/config/workspace';
import { buildChanged } from './changed-deployable.ts';
import { firstReleases, sharedShop } from './shared-shop.ts';

export type OwnStorefront = {
  url: string;
  dataDir: string;
  /** Runs `pnpm release …` against this storefront's store. */
  release: (...words: string[]) => Promise<string>;
  /** Builds and publishes a remote as another version, its sources changed by `edit`. It is not promoted. */
  publishChanged: (
    remote: string,
    version: string,
    edit?: (folder: string) => Promise<void>,
    ...words: string[]
  ) => Promise<void>;
  stop: () => Promise<void>;
};

type OwnOptions = {
  openStore?: (store: string) => Promise<void>;
  environment?: Readonly<Record<string, string>>;
};

/** The store of the shared shop as it began: nothing has to be compressed again. */
const openFirstReleases = (store: string): Promise<void> => cp(firstReleases, store, { recursive: true });

/**
 * A storefront with a release store of its own, over the shared API: what it publishes nobody else sees.
 * @param options.openStore – lays out what is in the store at first. @param options.environment – further settings of its server.
 */
export async function startOwnStorefront(
  name: string,
  port: number,
  { openStore = openFirstReleases, environment = {} }: OwnOptions = {},
): Promise<OwnStorefront> {
  const dataDir = join(workspaceRoot, `.data-e2e-${name}`);
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  await openStore(join(dataDir, 'releases'));
  const log = createWriteStream(join(dataDir, 'shop.log'));
  const supervisor = await startShop({
    settings: {
      storefrontPort: port,
      apiPort: sharedShop.apiPort,
      dataDir,
      apiBaseUrl: `http://localhost:${sharedShop.apiPort}`,
      isOwnApi: false,
    },
    environment,
    say: () => undefined,
    onLog: (server, line) => log.write(`${server} ${line}\n`),
    onExit: (server, code) => {
      throw new Error(
        `The ${server} server of ${dataDir} ended by itself (code ${code}); see shop.log there.`,
      );
    },
  });
  return {
    url: `http://localhost:${port}`,
    dataDir,
    // Links lead to this storefront.
    release: (...words) => runRelease(words, dataDir, { PUBLIC_ORIGIN: `http://localhost:${port}` }),
    publishChanged: async (remote, version, edit, ...words) => {
      const folder = await buildChanged(remote, version, edit);
      await runRelease(['publish', remote, '--no-build', '--from', folder, ...words], dataDir);
    },
    stop: () => supervisor.stop(),
  };
}
