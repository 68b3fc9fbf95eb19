import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@dana/config/testing/free-port';
import { startServerProcess } from '@dana/config/testing/server-process';
import { issueToken } from '@dana/releases/keeping/tokens';
import { createDiskStore } from '@dana/releases/store/disk-store';
import { release, writeBuiltRemote, writeBuiltShell } from '@dana/releases/testing/built-remote';
import { hostname, type StartFront } from './front.ts';
import { startShopServers } from './shop-servers.ts';
import { tlsClient } from './tls-client.ts';

type ShopOptions = {
  /** Source of the shell's renderer. */
  renderer?: string;
  /** How many storefronts there are. Of several none judges: a release server does. */
  storefronts?: number;
  /** Settings of the servers beside those that the examples name. */
  settings?: Record<string, string>;
};

/**
 * A shop as it stands on a server: API, storefronts and a proxy as processes of their own. `mf-demo` 1.1.0 was just
 * promoted after 1.0.0.
 * @param front – the proxy, and how it is started.
 */
export async function startShopBehind(
  { start, program }: { start: StartFront; program: string },
  { renderer, storefronts = 1, settings = {} }: ShopOptions = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'dana-proxy-'));
  const store = createDiskStore(join(folder, 'releases'));
  await release(store, await writeBuiltShell(folder, '1.0.0', { react: '19.3.1' }, renderer), 'shell');
  for (const version of ['1.0.0', '1.1.0'])
    await release(store, await writeBuiltRemote(folder, { version, mark: version }));
  const access = { name: 'who looks', scopes: ['release:*'], days: 1, createdBy: 'test' };
  const { text: token } = await issueToken(store, access);

  const apiPort = await freePort();
  const releasesPort = storefronts > 1 ? await freePort() : undefined;
  const edgePorts = await Promise.all(Array.from({ length: storefronts }, () => freePort()));
  const stops: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(stops.map((end) => end()));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const env = {
      PUBLIC_ORIGIN: `https://${hostname}`,
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'error',
      ...(releasesPort && { RELEASE_URL: `http://127.0.0.1:${releasesPort}` }),
      ...settings,
    };
    if (releasesPort) stops.push(await startReleaseServer(folder, releasesPort, env));
    const servers = await startShopServers({ folder, apiPort, edgePorts, env });
    stops.push(...servers.stops);
    const front = await start({ program, folder: join(folder, 'front'), storefrontPorts: edgePorts });
    const client = tlsClient(front);
    stops.push(front.stop, async () => client.close());
    return {
      ...front,
      ask: client.ask,
      store,
      token,
      ports: { api: apiPort, edge: edgePorts[0] ?? 0, edges: edgePorts, releases: releasesPort },
      /** The same proxy before the release server, as its file is changed for that. */
      async inFrontOfReleases() {
        const folderOfIt = join(folder, 'front-of-releases');
        const own = await start({ program, folder: folderOfIt, storefrontPorts: [releasesPort ?? 0] });
        const { ask, close } = tlsClient(own);
        stops.push(own.stop, async () => close());
        return { ...own, ask };
      },
      /** Starts a storefront once more that has ended. */
      startStorefront: async (port: number) => void stops.push(await servers.startStorefront(port)),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const startReleaseServer = (folder: string, port: number, env: Record<string, string>) =>
  startServerProcess(
    {
      command: process.execPath,
      words: [join(import.meta.dirname, '../../../releases/src/server.ts')],
      env: { ...env, DATA_DIR: folder, RELEASES_PORT: String(port) },
    },
    async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok,
  );
