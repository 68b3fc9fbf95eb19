import { join } from 'node:path';
import type { TopologyPorts } from './topology-ports.ts';

export type TopologyServer = {
  /** What it is called in the log. */
  name: string;
  /** Whose bundle it is started from. */
  bundle: 'edge' | 'api' | 'releases';
  port: number;
  env: Record<string, string>;
};

type Surroundings = {
  ports: TopologyPorts;
  dataDir: string;
  databaseUrlFile: string;
  catalogue: string;
};

/** Where the shop and its releases are, as shoppers and release managers type it. */
export const addressesOf = ({ shop, releases }: TopologyPorts) => ({
  shop: `https://localhost:${shop}`,
  console: `https://localhost:${releases}/_releases`,
});

/** Where what is released is kept. */
export const storeOf = ({ events }: TopologyPorts): string => `nats://127.0.0.1:${events}`;

/**
 * The shop's own servers with the settings that deploy/compose.yaml gives them: two APIs, the release API, two storefronts.
 * Each has a folder of its own, as containers have.
 */
export function topologyServers({ ports, dataDir, databaseUrlFile, catalogue }: Surroundings) {
  const addresses = addressesOf(ports);
  const common = (name: string) => ({
    NODE_ENV: 'production',
    DATA_DIR: join(dataDir, name),
    PUBLIC_ORIGIN: addresses.shop,
  });
  const settings = (name: string) => ({
    ...common(name),
    RELEASE_CONSOLE: addresses.console,
    RELEASE_STORE: storeOf(ports),
    TRUSTED_PROXIES: 'loopback',
  });
  const apiSettings = (name: string) => ({
    ...common(name),
    // On one machine the port can be reached by others too.
    TRUST_PROXY: 'loopback',
    // Set to nothing is not set: the address comes from the file, whatever this terminal has.
    DATABASE_URL: '',
    DATABASE_URL_FILE: databaseUrlFile,
    API_CATALOGUE: catalogue,
    PAYMENT_GATEWAY: 'none',
  });
  const api = (name: 'api-1' | 'api-2'): TopologyServer => ({
    ...{ name, bundle: 'api', port: ports[name] },
    env: { ...apiSettings(name), API_PORT: String(ports[name]) },
  });
  const edge = (name: 'edge-1' | 'edge-2'): TopologyServer => ({
    ...{ name, bundle: 'edge', port: ports[name] },
    env: {
      ...settings(name),
      PORT: String(ports[name]),
      API_BASE_URL: `http://127.0.0.1:${ports.balancer}`,
      RELEASE_API: 'elsewhere',
    },
  });
  const releaseApi: TopologyServer = {
    ...{ name: 'release-api', bundle: 'releases', port: ports['release-api'] },
    env: { ...settings('release-api'), RELEASES_PORT: String(ports['release-api']) },
  };
  return {
    migrate: apiSettings('migrate'),
    apis: [api('api-1'), api('api-2')],
    releaseApi,
    edges: [edge('edge-1'), edge('edge-2')],
  };
}
