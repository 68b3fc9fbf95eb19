import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { issueToken } from '@dana/releases/admin/tokens/tokens';
import { createDiskStore } from '@dana/releases/store/disk-store';
import { release, writeBuiltRemote, writeBuiltShell } from '@dana/releases/testing/built-remote';
import { freePort } from '@dana/config/testing/free-port';
import { hostname, startNginx } from './nginx-in-front.ts';
import { startShopServers } from './shop-servers.ts';
import { tlsClient } from './tls-client.ts';

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
  const stops: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(stops.map((end) => end()));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const env = {
      PUBLIC_ORIGIN: `https://${hostname}`,
      TRUSTED_PROXIES: '127.0.0.1',
      COUNTRY_HEADER: 'cf-ipcountry',
      RELEASE_WATCH: JSON.stringify(watch),
      LOG_LEVEL: 'error',
    };
    stops.push(...(await startShopServers({ folder, apiPort, edgePorts, env })));
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
