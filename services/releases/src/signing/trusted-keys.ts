import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployableNameSchema } from '@dana/contracts/release/names';
import * as z from 'zod/mini';
import { dataFolder, openStore, readStoreSettings, releaseFolder } from '../store/open-store.ts';
import { parsedAs, ReleaseRefusal, type Store, type TrustedKeys } from '../store/store.ts';
import { readEarlierKeyLog, type EarlierKeys } from './earlier-key-log.ts';
import { publicKeySchema, readKeyFile } from './keys.ts';
import { signedTextSchema, type SignedText } from './signatures.ts';

const example =
  'mf-content=ed25519:…, as `release keys make` prints it; "all" in place of a name is for all of them';

const nobody: TrustedKeys = { keysOf: () => undefined };

/** The release store of this process, read by the keys that its settings name. Errors: as `openStore` and `readReleaseKeys`. */
export async function openTrustedStore(): Promise<Store> {
  const store = await openStore(releaseFolder());
  const isAlone = readStoreSettings(process.env) === null;
  const named = readReleaseKeys(process.env.RELEASE_KEYS);
  return { ...store, trusted: trustIn(store, { named, dataDir: dataFolder(), isAlone }) };
}

/**
 * Reads `RELEASE_KEYS`: lines like `mf-content=ed25519:…`, with commas or on lines of their own, or the path of a file with such
 * lines. What stands behind a `#` is not read.
 * @returns the keys; undefined where nothing is set.
 * Errors: refuses (400) with a sentence that names what is wrong.
 */
export function readReleaseKeys(setting: string | undefined): TrustedKeys | undefined {
  if (!setting?.trim()) return undefined;
  const text = setting.includes('=') ? setting : readLines(setting.trim());
  const words = text
    .replaceAll(/#.*$/gm, '')
    .replaceAll(/\s*=\s*/g, '=')
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  if (words.length === 0) throw badKeys(`names no key. A line is like ${example}.`);
  const keys = words.map((word) => {
    const [name = '', key = ''] = word.split('=');
    const isName = name === 'all' || deployableNameSchema.safeParse(name).success;
    if (isName && publicKeySchema.safeParse(key).success) return { name, key };
    throw badKeys(`has "${word.slice(0, 80)}"; a line is like ${example}.`);
  });
  return { keysOf: (remote) => keys.filter(({ name }) => name === 'all' || name === remote) };
}

function readLines(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw badKeys(
      `is "${file.slice(0, 200)}", which is no file that can be read (${code}). It is a file of lines, or such lines, like ${example}.`,
    );
  }
}

const badKeys = (problem: string): ReleaseRefusal =>
  new ReleaseRefusal(400, 'bad_keys', `RELEASE_KEYS ${problem}`);

/**
 * Beside the store of a shop on one machine: its private key, and the public half, which is written when everything is signed
 * with it and stays when the private one is taken away.
 */
export const machineKeyFiles = (dataDir: string) => ({
  secret: join(dataDir, 'release-key'),
  public: join(dataDir, 'release-key.pub'),
});

type TrustOptions = {
  named?: TrustedKeys | undefined;
  dataDir: string;
  /** Whether the shop is on this machine alone, whose own key then counts. */
  isAlone: boolean;
};

/**
 * Whose signatures count, asked anew as long as nobody has a key: the keys of the settings; else the own key of a shop on one
 * machine. A store with a log of keys from before, of others than that, is closed until the settings name keys.
 */
export function trustIn(
  store: Pick<Store, 'get'>,
  { named, dataDir, isAlone }: TrustOptions,
): () => Promise<TrustedKeys> {
  let known = named;
  return async () => {
    if (known) return known;
    const own = isAlone ? readMachineKey(dataDir) : undefined;
    // Somebody who can write the store can begin a log, and not sign it with the key of this machine.
    const earlier = await readEarlierKeyLog(store, { kept: readKeptLog(dataDir), begunBy: own?.key });
    if (earlier && earlier.lines.join() !== `all=${own?.key}`) known = closedBy(earlier);
    else if (own && (own.isInUse || earlier)) known = { keysOf: () => [own] };
    return known ?? nobody;
  };
}

function closedBy({ keysOf, lines }: EarlierKeys): TrustedKeys {
  const message =
    'The release store has a log of keys from before, and RELEASE_KEYS names none. What is live goes on; nothing is published or promoted until RELEASE_KEYS is set to these lines, or to a file of them, at every edge and release server.';
  return { keysOf, closed: { message, lines } };
}

/** The public half of this machine's own key. Shops from before have only the private one, which their log of keys names. */
function readMachineKey(dataDir: string): { key: string; isInUse: boolean } | undefined {
  const files = machineKeyFiles(dataDir);
  const key = readText(files.public)?.trim();
  if (key !== undefined && publicKeySchema.safeParse(key).success) return { key, isInUse: true };
  return existsSync(files.secret) ? { key: readKeyFile(files.secret).publicText, isInUse: false } : undefined;
}

/** What an edge of this machine has once read of the log, and believed since. */
const readKeptLog = (dataDir: string): SignedText[] | undefined =>
  parsedAs(z.array(signedTextSchema), readText(join(dataDir, 'edge', 'release-keys.json')));

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Errors: refuses (409) while it has to be said first whose signatures count. */
export async function demandTrusted({ trusted }: Pick<Store, 'trusted'>): Promise<TrustedKeys> {
  const keys = (await trusted?.()) ?? nobody;
  if (!keys.closed) return keys;
  const { message, lines } = keys.closed;
  throw new ReleaseRefusal(409, 'keys_not_named', [message, ...lines].join('\n'), { lines });
}

/** As `demandTrusted`, for who only looks. */
export const readTrusted = async ({ trusted }: Pick<Store, 'trusted'>): Promise<TrustedKeys> =>
  (await trusted?.()) ?? nobody;

/** What a start has to say of the keys. @param live – deployables that are live. */
export function keyNotes(
  keys: TrustedKeys,
  live: readonly string[],
): { message: string; lines?: readonly string[] }[] {
  if (keys.closed) return [keys.closed];
  const open = live.filter((name) => keys.keysOf(name) === undefined);
  const without = live.filter((name) => keys.keysOf(name)?.length === 0);
  return [
    ...(open.length > 0
      ? [{ message: `RELEASE_KEYS is not set: releases of ${open.join(', ')} are run unsigned.` }]
      : []),
    ...(without.length > 0
      ? [
          {
            message: `RELEASE_KEYS names no key of ${without.join(', ')}: nothing of it is run. Add a line for each, or one for all.`,
          },
        ]
      : []),
  ];
}
