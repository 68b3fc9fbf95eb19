import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { issueToken } from '@dana/releases/admin/tokens/tokens';
import { createDiskStore } from '@dana/releases/store/disk-store';
import { release, writeBuiltRemote, writeBuiltShell } from '@dana/releases/testing/built-remote';
import { sampleCatalogue } from '@dana/config/sample-catalogue';
import { freePort } from '@dana/config/testing/free-port';
import { hostname, startNginx } from './nginx-in-front.ts';
import { startServerProcess } from '@dana/config/testing/server-process';
import { tlsClient } from './tls-client.ts';

/** The embedded database's code is compiled once, not a second time for the speed of a server that runs for days. */
const quickStart = ['--liftoff-only'];
const services = join(import.meta.dirname, '../../..');

/**
 * A shop as it stands on a server: API, storefront and nginx as processes of their own. `mf-demo` 1.1.0 was just
 * promoted after 1.0.0.
 * @param watch – settings for taking releases back, see docs/releasing.md.
 * @param more – `keepsPages`: nginx keeps pages; `renderer`: source of the shell's renderer; `storefronts`: how many there are.
 */
export async function startShopBehindNginx(
  nginx: string,
  watch: object,
  {
    keepsPages = false,
    renderer,
    storefronts = 1,
  }: { keepsPages?: boolean; renderer?: string; storefronts?: number } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'dana-nginx-'));
  const store = createDiskStore(join(folder, 'releases'));
  await release(store, await writeBuiltShell(folder, '1.0.0', { react: '19.3.1' }, renderer), 'shell');
  for (const version of ['1.0.0', '1.1.0'])
    await release(store, await writeBuiltRemote(folder, { version, mark: version }));
  const access = { name: 'who looks', scopes: ['release:*'], days: 1, createdBy: 'test' };
  const { text: token } = await issueToken(store, access);

  const apiPort = await freePort();
  const edgePorts = await Promise.all(Array.from({ length: storefronts }, () => freePort()));
  const env = {
    DATA_DIR: folder,
    API_PORT: String(apiPort),
    API_CATALOGUE: await sampleCatalogue(),
    API_BASE_URL: `http://127.0.0.1:${apiPort}`,
    PUBLIC_ORIGIN: `https://${hostname}`,
    TRUSTED_PROXIES: '127.0.0.1',
    COUNTRY_HEADER: 'cf-ipcountry',
    RELEASE_WATCH: JSON.stringify(watch),
    LOG_LEVEL: 'error',
    NODE_COMPILE_CACHE: join(tmpdir(), 'dana-compile-cache'),
    NODE_ENV: 'production',
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
  const stops: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(stops.map((end) => end()));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    stops.push(...(await Promise.all([start('api', apiPort), ...edgePorts.map((at) => start('edge', at))])));
    const front = await startNginx({
      nginx,
      folder: join(folder, 'nginx'),
      storefrontPorts: edgePorts,
      keepsPages,
    });
    const client = tlsClient({ port: front.port, hostname, certificate: front.certificate });
    stops.push(front.stop, async () => client.close());
    return {
      ...front,
      ask: client.ask,
      store,
      token,
      ports: { api: apiPort, edge: edgePorts[0] ?? 0, edges: edgePorts },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
