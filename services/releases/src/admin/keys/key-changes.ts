import { readHead } from '../../reading/release-log.ts';
import { readReferenced, signedFactsOf, undefinedWhenDamaged } from '../../reading/releases.ts';
import { assertStoredSigned } from '../../signing/assert-signed.ts';
import { followingEntry, type KeyEntry, keyEntrySchema } from '../../signing/key-entry.ts';
import { readKeyLog } from '../../signing/key-log.ts';
import { type KeyRing, keyRingOf } from '../../signing/key-ring.ts';
import { contentOf, type SignedText } from '../../signing/signed-text.ts';
import { ReleaseRefusal } from '../../store/refusal.ts';
import type { Store } from '../../store/store.ts';
import { appendKeyEntry } from './append-key-entry.ts';

/**
 * Makes a change of the keys that the shop's key signed.
 * @param force – also when something that is live then is run no more: for a key that was stolen.
 * Errors: refuses (403) what the shop's key did not sign, (409) what would end something live, (412) a log that has gone on.
 */
export async function changeKeys(store: Store, signed: SignedText, force: boolean): Promise<KeyEntry> {
  const log = await readKeyLog(store);
  const entry = followingEntry(log.signed, signed);
  if (entry && !force) {
    const before = await liveUnsigned(store, log.ring);
    const after = await liveUnsigned(store, keyRingOf([...log.ring.entries, entry]));
    const ended = after.filter((release) => !before.includes(release));
    if (ended.length > 0)
      throw new ReleaseRefusal(
        409,
        'ends_live_releases',
        `${ended.join(', ')} would be run no more: no other key signed ${ended.length > 1 ? 'them' : 'it'}. Sign with one first (pnpm release keys sign-existing), or repeat with --force when the key was stolen. Nothing was changed.`,
        { ended },
      );
  }
  return appendKeyEntry(store, signed);
}

/** What any environment shows that would not be signed with these keys. */
async function liveUnsigned(store: Store, ring: KeyRing): Promise<string[]> {
  const environments = (await store.list('registry')).map((key) => key.slice('registry/'.length));
  const found = new Set<string>();
  for (const env of environments) {
    const head = await readHead(store, env);
    for (const slot of Object.values(head?.revision.slots ?? {}))
      for (const ref of [slot.stable, ...(slot.canary ? [slot.canary.ref] : [])]) {
        const manifest = await readReferenced(store, ref).catch(undefinedWhenDamaged);
        if (!manifest) continue;
        await assertStoredSigned(store, ring, signedFactsOf(manifest, ref.manifestIntegrity)).catch(
          (error: unknown) => {
            if (!(error instanceof ReleaseRefusal && error.code === 'not_signed')) throw error;
            found.add(`${manifest.remote}@${manifest.version}`);
          },
        );
      }
  }
  return [...found];
}

/**
 * A signed change, as somebody with a token of that name sends it: nobody else can be named as who made it.
 * Errors: refuses (400) what is no change of keys, (403) one in another name.
 */
export function changeOfKeys(signed: SignedText, name: string): KeyEntry {
  const entry = contentOf(signed, keyEntrySchema);
  if (entry && entry.actor !== name)
    throw new ReleaseRefusal(
      403,
      'other_name',
      `This change names "${entry.actor.slice(0, 60)}" as who made it, and comes with the token "${name}". Make it with the newest \`pnpm release\`, which signs the token's name.`,
    );
  if (entry) return entry;
  throw new ReleaseRefusal(400, 'bad_keys', 'This is not a change of keys. Use: pnpm release keys');
}
