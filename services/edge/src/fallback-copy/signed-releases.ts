import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  assertSigned,
  readSignatures,
  signaturesOf,
  signedTextSchema,
  type SignedFacts,
  type SignedText,
} from '@dana/releases/signing/signatures';
import { keyNotes, readTrusted } from '@dana/releases/signing/trusted-keys';
import { StoreUnreachable, type Store, type TrustedKeys } from '@dana/releases/store/store';
import * as z from 'zod/mini';
import { writeWhole } from './copied-tree.ts';

/**
 * Errors: refuses (422) a release that none of its team's keys signed as it is; throws when that cannot be found out.
 * Everything passes where nobody has a key.
 */
export type AssertSigned = (facts: SignedFacts) => Promise<void>;

type SignedOptions = {
  store: Pick<Store, 'get' | 'list' | 'trusted'>;
  /** The folder of the copy. */
  folder: string;
};

const keptSchema = z.array(signedTextSchema);

/**
 * Compares releases with their signatures, each once. Signatures that counted are kept on this machine for when the store has
 * them no more, and are checked again when they are read.
 */
export function createSignatureCheck({ store, folder }: SignedOptions): AssertSigned {
  const seen = new Set<string>();
  const fileOf = ({ remote, version }: SignedFacts): string => `${signaturesOf(remote, version)}.json`;

  async function readKept(facts: SignedFacts): Promise<SignedText[]> {
    try {
      return keptSchema.parse(JSON.parse(await readFile(join(folder, fileOf(facts)), 'utf8')));
    } catch {
      return [];
    }
  }

  /** On a full disk they are not kept; the store has them. */
  async function keep(facts: SignedFacts, signed: readonly SignedText[]): Promise<void> {
    const bytes = new TextEncoder().encode(JSON.stringify(signed));
    const known = await readFile(join(folder, fileOf(facts))).catch(() => undefined);
    if (!known?.equals(bytes)) await writeWhole(folder, fileOf(facts), bytes).catch(() => undefined);
  }

  return async (facts) => {
    const name = `${facts.remote}@${facts.version} ${facts.treeHash} ${facts.manifest}`;
    if (seen.has(name)) return;
    const keys = (await trustedNow(store))?.keysOf(facts.remote);
    if (keys === undefined) return;
    try {
      const found = await readSignatures(store, facts.remote, facts.version);
      assertSigned(keys, facts, found);
      await keep(facts, found);
    } catch (error) {
      const copies = await readKept(facts);
      if (copies.length === 0) throw error;
      assertSigned(keys, facts, copies);
    }
    seen.add(name);
  };
}

/** Says in the log what the keys of the settings do not name. @param live – deployables that are live. */
export async function sayOfKeys(
  store: Pick<Store, 'trusted'>,
  live: readonly string[],
  log: { warn: (fields: object, message: string) => void },
): Promise<void> {
  const keys = await trustedNow(store).catch((error: Error) => void log.warn({}, error.message));
  for (const { message, lines } of keys ? keyNotes(keys, live) : []) log.warn({ lines }, message);
}

/** Undefined while only the store could tell and is away: what was good last is then all that there is. */
async function trustedNow(store: Pick<Store, 'trusted'>): Promise<TrustedKeys | undefined> {
  try {
    return await readTrusted(store);
  } catch (error) {
    if (error instanceof StoreUnreachable) return undefined;
    throw error;
  }
}
