import { resolve } from 'node:path';
import { workspaceRoot } from './workspace.ts';

export type ShopSettings = {
  storefrontPort: number;
  apiPort: number;
  /** Where the practice bank listens, which stands in for a payment gateway; none without it. */
  bankPort?: number;
  dataDir: string;
  /** Below which all calls of the shop's back end are; our own API by default. */
  apiBaseUrl: string;
  isOwnApi: boolean;
  /** Where this machine reaches the storefront; `localhost` by default. */
  storefrontHost?: string;
};

/** What `PORT`, `API_PORT`, `PRACTICE_BANK_PORT`, `PAYMENT_GATEWAY`, `DATA_DIR` and `API_BASE_URL` say, with the defaults of a local start. */
export function readShopSettings(environment: NodeJS.ProcessEnv = process.env): ShopSettings {
  const storefrontPort = portOf(environment, 'PORT', 8080);
  const apiPort = portOf(environment, 'API_PORT', 8081);
  const foreignApi = environment.API_BASE_URL;
  const hasBank =
    foreignApi === undefined && ['', 'practice', undefined].includes(environment.PAYMENT_GATEWAY);
  return {
    storefrontPort,
    apiPort,
    ...(hasBank && { bankPort: portOf(environment, 'PRACTICE_BANK_PORT', 8083) }),
    dataDir: resolve(workspaceRoot, environment.DATA_DIR ?? '.data'),
    apiBaseUrl: foreignApi ?? `http://${reachable(environment.API_HOST)}:${apiPort}/api`,
    isOwnApi: foreignApi === undefined,
    storefrontHost: reachable(environment.HOST),
  };
}

/** Where a server that listens on `host` is reached from here. */
function reachable(host = ''): string {
  if (['', '0.0.0.0', '::', '127.0.0.1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function portOf(environment: NodeJS.ProcessEnv, name: string, usual: number): number {
  const text = environment[name];
  if (text === undefined || text === '') return usual;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(
    `${name} is "${text}", which is no port. Set it to a number from 1 to 65535, or leave it out for ${usual}.`,
  );
}
