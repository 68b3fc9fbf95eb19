import { join } from 'node:path';
import { storeSettings } from './topology-events.ts';
import type { Started } from './topology-grounds.ts';
import { type TopologyPorts, named, type TopologySize } from './topology-plan.ts';

export type TopologyServer = {
  /** What it is called in the log. */
  name: string;
  /** Whose bundle it is started from. */
  bundle: 'edge' | 'api' | 'releases';
  port: number;
  env: Record<string, string>;
};

/** What starts one program of a server, and makes the folder of its data. Errors: throws when that cannot be made. */
export type ServerProgram = (
  server: Pick<TopologyServer, 'bundle' | 'env'>,
  script: 'server.js' | 'migrate.js',
) => Promise<Started>;

type Numbered<Kind extends string> = `${Kind}-${1 | 2 | 3}`;

type Surroundings = {
  ports: TopologyPorts;
  size: TopologySize;
  dataDir: string;
  databaseUrlFile: string;
  replicaUrlFile: string;
  catalogue: string;
};

/** Where the shop and its releases are, as shoppers and release managers type it. */
export const addressesOf = ({ shop, releases }: TopologyPorts) => ({
  shop: `https://localhost:${shop}`,
  console: `https://localhost:${releases}/_releases`,
});

/**
 * The shop's own servers with the settings that deploy/compose.yaml gives them: APIs, the release API, storefronts. Each has a
 * folder of its own, as containers have.
 */
export function topologyServers(surroundings: Surroundings) {
  const { ports, size, dataDir, databaseUrlFile, replicaUrlFile, catalogue } = surroundings;
  const addresses = addressesOf(ports);
  const common = (name: string) => ({
    NODE_ENV: 'production',
    DATA_DIR: join(dataDir, name),
    PUBLIC_ORIGIN: addresses.shop,
  });
  const settings = (name: string) => ({
    ...common(name),
    RELEASE_CONSOLE: addresses.console,
    ...storeSettings(ports, size),
    TRUSTED_PROXIES: 'loopback',
  });
  const apiSettings = (name: string) => ({
    ...common(name),
    // On one machine the port can be reached by others too.
    TRUST_PROXY: 'loopback',
    // Set to nothing is not set: the address comes from the file, whatever this terminal has.
    DATABASE_URL: '',
    DATABASE_URL_FILE: databaseUrlFile,
    ...(size.hasReplica && { DATABASE_REPLICA_URL: '', DATABASE_REPLICA_URL_FILE: replicaUrlFile }),
    API_CATALOGUE: catalogue,
    PAYMENT_GATEWAY: 'none',
  });
  const api = (name: Numbered<'api'>): TopologyServer => ({
    ...{ name, bundle: 'api', port: ports[name] },
    env: { ...apiSettings(name), API_PORT: String(ports[name]) },
  });
  const edge = (name: Numbered<'edge'>): TopologyServer => ({
    ...{ name, bundle: 'edge', port: ports[name] },
    env: {
      ...settings(name),
      PORT: String(ports[name]),
      API_BASE_URL: `http://127.0.0.1:${ports.balancer}/api`,
      RELEASE_URL: `http://127.0.0.1:${ports['release-api']}`,
    },
  });
  const releaseApi: TopologyServer = {
    ...{ name: 'release-api', bundle: 'releases', port: ports['release-api'] },
    env: { ...settings('release-api'), RELEASES_PORT: String(ports['release-api']) },
  };
  return {
    migrate: apiSettings('migrate'),
    apis: named('api', size.apis).map(api),
    releaseApi,
    edges: named('edge', size.edges).map(edge),
  };
}
