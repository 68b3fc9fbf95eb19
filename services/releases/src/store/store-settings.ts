import { readEach } from '@dana/server/read-each';
import { givenOf, type Variables } from '@dana/server/server-settings';

/** Where releases are kept on NATS; null where they are in a folder. */
export type StoreSettings = { servers: string; name: string; replicas: number } | null;

/**
 * Reads `RELEASE_STORE` (`nats://…`, `tls://…`, several with commas), or the file that `RELEASE_STORE_FILE` names, with
 * `RELEASE_STORE_NAME` and `RELEASE_STORE_REPLICAS`.
 * Errors: throws `SettingsRefused`, with one sentence for each setting that is wrong.
 */
export function readStoreSettings(environment: Variables): StoreSettings {
  const variables = givenOf(environment, ['RELEASE_STORE']);
  const { RELEASE_STORE: servers, RELEASE_STORE_NAME: name = 'dana' } = variables;
  if (servers === undefined) return null;
  return readEach({
    servers: () => readServers(servers),
    name: () => readName(name),
    replicas: () => readReplicas(variables.RELEASE_STORE_REPLICAS),
  });
}

function readServers(servers: string): string {
  if (/^(nats|tls):\/\//.test(servers)) return servers;
  // What it is set to may hold a password, so it is not repeated.
  throw new Error(
    'RELEASE_STORE is no address of a NATS server, such as nats://host:4222; without it, releases are in a folder.',
  );
}

function readName(name: string): string {
  if (/^[\w-]{1,60}$/.test(name)) return name;
  throw new Error(`RELEASE_STORE_NAME is "${name}"; it is letters, digits, - and _.`);
}

function readReplicas(text = '1'): number {
  if (/^[1-5]$/.test(text)) return Number(text);
  throw new Error(`RELEASE_STORE_REPLICAS is "${text}"; it is how many servers keep each release, 1 to 5.`);
}
