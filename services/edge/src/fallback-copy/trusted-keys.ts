import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assertSigned } from '@dana/releases/signing/assert-signed';
import { keyEntryKey } from '@dana/releases/signing/key-entry';
import { emptyKeyLog, type KeyLog, readKeyLog } from '@dana/releases/signing/key-log';
import type { KeyRing } from '@dana/releases/signing/key-ring';
import type { SignedFacts } from '@dana/releases/signing/release-statement';
import { readSignatures } from '@dana/releases/signing/signatures';
import { signedTextSchema, signedTextBytes } from '@dana/releases/signing/signed-text';
import type { Problems } from '@dana/releases/reading/problems';
import { ReleaseRefusal, StoreUnreachable } from '@dana/releases/store/refusal';
import type { Store } from '@dana/releases/store/store';
import * as z from 'zod/mini';
import { writeWhole } from './copied-tree.ts';
import { createKeptSignatures } from './kept-signatures.ts';

/** Whose signatures this machine believes. */
export type TrustedKeys = {
  /** The keys as far as they are known; another object after each change. */
  ring: () => KeyRing;
  /** Reads on in the log of keys. @returns whether it has gone on. */
  refresh: () => Promise<boolean>;
  /**
   * Errors: refuses (422) a release that none of its team's keys signed as it is; throws when that cannot be found out.
   * Everything passes of a deployable that never had a key.
   */
  assertSigned: (facts: SignedFacts) => Promise<void>;
};

type TrustOptions = {
  store: Pick<Store, 'get' | 'list'>;
  /** The folder of the copy. */
  folder: string;
  /** The public key that began the log of keys; when left out, the one that the log named when it was first read. */
  shopKey?: string | undefined;
  problems: Problems;
};

const fileName = 'release-keys.json';
const problemKey = 'keys';

/**
 * What this machine has once read of the log of keys it keeps, and goes on from there only: somebody who can write the store
 * can neither take another shop's key for this one, nor give back a key that was removed.
 */
export async function openTrustedKeys(options: TrustOptions): Promise<TrustedKeys> {
  const { store, folder, shopKey, problems } = options;
  let log = await keptLog(folder, shopKey);
  let seen = new Set<string>();
  const isKeyed = shopKey !== undefined;
  // A log that is there and cannot be believed, or is to be there and is not, must not be taken for none.
  let isUnknown = isKeyed && log.ring.number === 0;
  const kept = createKeptSignatures(folder);

  async function refresh(): Promise<boolean> {
    try {
      const next = await readKeyLog(store, { shopKey, known: log });
      problems.settle(problemKey);
      isUnknown = isKeyed && next.ring.number === 0;
      if (next === log) return false;
      log = next;
      seen = new Set();
      // What cannot be kept is read again from the store by the next start.
      const bytes = new TextEncoder().encode(JSON.stringify(log.signed));
      await writeWhole(folder, fileName, bytes).catch(() => undefined);
      return true;
    } catch (error) {
      if (error instanceof StoreUnreachable) return false;
      if (!(error instanceof ReleaseRefusal)) throw error;
      isUnknown = log.ring.number === 0;
      problems.report(problemKey, { release: 'the keys of releases', message: error.message });
      return false;
    }
  }

  async function check(facts: SignedFacts): Promise<void> {
    const name = `${facts.remote}@${facts.version} ${facts.treeHash} ${facts.manifest}`;
    if (seen.has(name)) return;
    await assertIn(facts);
    seen.add(name);
  }

  /** Where the store has none that counts, what counted before and was kept does: it is compared in the same way. */
  async function assertIn(facts: SignedFacts): Promise<void> {
    const { ring } = log;
    if (!ring.isNeeded(facts.remote) && !isUnknown) return;
    try {
      const found = await readSignatures(store, facts.remote, facts.version);
      assertSigned(ring, facts, found);
      await kept.keep(facts, found);
    } catch (error) {
      const copies = await kept.read(facts);
      if (copies.length === 0) throw error;
      assertSigned(ring, facts, copies);
    }
  }

  await refresh();
  return {
    ring: () => log.ring,
    refresh,
    async assertSigned(facts) {
      try {
        await check(facts);
      } catch (error) {
        // Perhaps by a key that was added a moment ago.
        if (!(await refresh())) throw error;
        await check(facts);
      }
    },
  };
}

/** What was kept is signed as well: a file that was changed is none. */
async function keptLog(folder: string, shopKey: string | undefined): Promise<KeyLog> {
  try {
    const text = await readFile(join(folder, fileName), 'utf8');
    const signed = z.array(signedTextSchema).parse(JSON.parse(text));
    const entries = new Map(signed.map((entry, index) => [keyEntryKey(index + 1), signedTextBytes(entry)]));
    return await readKeyLog({ get: async (key) => entries.get(key) }, { shopKey });
  } catch {
    return emptyKeyLog;
  }
}
