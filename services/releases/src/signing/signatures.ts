import { checkedDeployable, checkedVersion } from '../store/key.ts';
import type { Store } from '../store/store.ts';
import { parseSignedText, type SignedText } from './signed-text.ts';

/** A release can have several, so that keys can be exchanged while it is live. */
export const signaturesOf = (remote: string, version: string): string =>
  `signatures/${checkedDeployable(remote)}/${checkedVersion(version)}`;

/** All signatures that lie beside a release, whether they count or not. */
export async function readSignatures(
  store: Pick<Store, 'get' | 'list'>,
  remote: string,
  version: string,
): Promise<SignedText[]> {
  const keys = await store.list(signaturesOf(remote, version));
  const found = await Promise.all(keys.map((key) => store.get(key)));
  return found.flatMap((bytes) => parseSignedText(bytes) ?? []);
}
