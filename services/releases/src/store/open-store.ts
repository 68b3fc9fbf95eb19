import { join, resolve } from 'node:path';
import { readEach } from '@dana/server/read-each';
import { isS3Address, readS3Place, type S3Place } from '@dana/server/s3/s3-settings';
import { givenOf, type Variables } from '@dana/server/server-settings';
import { createDiskStore } from './disk-store.ts';
import type { NatsOptions } from './nats-store.ts';
import type { Store } from './store.ts';

/**
 * The release store of this process: the S3 storage or NATS server that its settings name, otherwise the folder.
 * Errors: throws on settings that cannot be used, and where the server cannot be reached.
 */
export async function openStore(folder: string): Promise<Store> {
  const settings = readStoreSettings(process.env);
  if (settings === null) return createDiskStore(folder);
  // Loaded only here: a local command must not wait for a client that it does not need.
  if ('s3' in settings) return (await import('./s3-store.ts')).createS3Store(settings.s3);
  return (await import('./nats-store.ts')).createNatsStore(settings.nats);
}

/** Where releases are kept: on S3-compatible storage or on NATS; null where they are in a folder. */
type StoreSettings = { s3: S3Place } | { nats: NatsOptions } | null;

/**
 * Reads `RELEASE_STORE` (`s3://bucket/prefix`; or `nats://…`, `tls://…`, several with commas), or the file that
 * `RELEASE_STORE_FILE` names, with what the kind of store needs besides.
 * Errors: throws `SettingsRefused`, with one sentence for each setting that is wrong.
 */
export function readStoreSettings(environment: Variables): StoreSettings {
  const variables = givenOf(environment, ['RELEASE_STORE']);
  const { RELEASE_STORE: address, RELEASE_STORE_NAME: name = 'dana' } = variables;
  if (address === undefined) return null;
  if (isS3Address(address)) return { s3: readS3Place('RELEASE_STORE', address, variables) };
  const nats = readEach({
    servers: () => readServers(address),
    name: () => readName(name),
    replicas: () => readReplicas(variables.RELEASE_STORE_REPLICAS),
  });
  return { nats };
}

function readServers(servers: string): string {
  if (/^(nats|tls):\/\//.test(servers)) return servers;
  // What it is set to may hold a password, so it is not repeated.
  throw new Error(
    'RELEASE_STORE is no address of a NATS server, such as nats://host:4222, nor a place on S3 storage, such as s3://bucket/prefix; without it, releases are in a folder.',
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

export const workspaceRoot = resolve(import.meta.dirname, '../../../..');

/** Where this machine keeps what is local: `DATA_DIR`, which is `.data` in the workspace when not set. */
export function dataFolder(dataDir = process.env.DATA_DIR): string {
  return dataDir ? resolve(dataDir) : join(workspaceRoot, '.data');
}

/** Where releases are kept: `releases` in the data folder. */
export const releaseFolder = (): string => join(dataFolder(), 'releases');
