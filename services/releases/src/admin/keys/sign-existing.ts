import { keepSignature } from '../../publish/publisher-signature.ts';
import {
  readRelease,
  publishedVersions,
  signedFactsOf,
  undefinedWhenDamaged,
} from '../../reading/releases.ts';
import { signRelease } from '../../signing/release-statement.ts';
import type { SigningKey } from '../../signing/signing-key.ts';
import { integrityOf, treeHashOf } from '../../store/hash.ts';
import { interfacesOfTree, treeKey } from '../../store/key.ts';
import type { Store } from '../../store/store.ts';

/**
 * Signs releases as they lie in the store, for those that were published before there were keys, and for a key that takes the
 * place of another. Who does it vouches for what is there. @param only – of this deployable alone.
 * @returns the releases, like `mf-content@1.0.0`. A damaged one is not among them.
 */
export async function signExisting(store: Store, key: SigningKey, only?: string): Promise<string[]> {
  const remotes = (await store.list('releases')).map((at) => at.slice('releases/'.length));
  const signed: string[] = [];
  for (const remote of remotes.filter((name) => only === undefined || name === only))
    for (const version of await publishedVersions(store, remote)) {
      const release = await readRelease(store, remote, version).catch(undefinedWhenDamaged);
      if (!release) continue;
      const { manifest, ref } = release;
      if (treeHashOf(manifest.files) !== manifest.treeHash) continue;
      const bytes = await store.get(interfacesOfTree(treeKey(remote, manifest.treeHash)));
      const facts = signedFactsOf(manifest, ref.manifestIntegrity);
      const interfaces = bytes ? integrityOf(bytes) : null;
      await keepSignature(store, facts, signRelease({ ...facts, interfaces }, key));
      signed.push(`${remote}@${version}`);
    }
  return signed;
}
