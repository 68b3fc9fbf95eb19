import { existsSync, writeFileSync } from 'node:fs';
import { publishedVersions, readRelease, signedFactsOf, undefinedWhenDamaged } from '../log/releases.ts';
import { keepSignature } from '../publish/publisher-signature.ts';
import { makeKeyFile, readKeyFile, type SigningKey } from '../signing/keys.ts';
import { signRelease } from '../signing/signatures.ts';
import { machineKeyFiles, readTrusted } from '../signing/trusted-keys.ts';
import { integrityOf, interfacesOfTree, treeHashOf, treeKey } from '../store/key.ts';
import type { Store } from '../store/store.ts';

/** The private key of this machine, where it has one. */
export function readMachineKey(dataDir: string): SigningKey | undefined {
  const file = machineKeyFiles(dataDir).secret;
  return existsSync(file) ? readKeyFile(file) : undefined;
}

/**
 * The key of this machine, for a shop on one machine: made with its first publish, in a file that only its owner can read. Where
 * nobody had a key it signs what lies in the store from before; from then on nothing unsigned is run.
 * @returns the key, unless it was taken away or others count here; and what it signed when it came into use.
 */
export async function ensureMachineKey(
  store: Store,
  dataDir: string,
): Promise<{ key: SigningKey | undefined; tookOver?: string[] }> {
  const files = machineKeyFiles(dataDir);
  const { closed, keysOf } = await readTrusted(store);
  const isTaken = closed !== undefined || keysOf('shell') !== undefined;
  const key = readMachineKey(dataDir) ?? (isTaken ? undefined : makeKeyFile(files.secret));
  // Signed first: at no time is something live that may not run.
  const tookOver = key && !isTaken ? await signExisting(store, key) : undefined;
  if (key && !closed && !existsSync(files.public)) writeFileSync(files.public, `${key.publicText}\n`);
  return { key, ...(tookOver && { tookOver }) };
}

/** Signs releases as they lie in the store. @returns them, like `mf-content@1.0.0`. A damaged one is not among them. */
async function signExisting(store: Store, key: SigningKey): Promise<string[]> {
  const remotes = (await store.list('releases')).map((at) => at.slice('releases/'.length));
  const signed: string[] = [];
  for (const remote of remotes)
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
