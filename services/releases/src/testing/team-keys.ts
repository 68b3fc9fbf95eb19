import { join } from 'node:path';
import { makeKeyFile, type SigningKey } from '../signing/keys.ts';
import { readReleaseKeys } from '../signing/trusted-keys.ts';
import type { Store } from '../store/store.ts';
import { temporaryFolder } from './temporary-store.ts';

/** A key as a team has it: a file, and what can be signed with it. */
export async function teamKey(): Promise<SigningKey & { file: string }> {
  const file = join(await temporaryFolder(), 'key');
  return { ...makeKeyFile(file), file };
}

type Keys = Readonly<Record<string, Pick<SigningKey, 'publicText'>>>;

/** As `RELEASE_KEYS` says it. @param keys – by deployable, or `all`; several for further keys of one. */
export const keyLines = (...keys: readonly Keys[]): string =>
  keys
    .flatMap((some) => Object.entries(some))
    .map(([name, { publicText }]) => `${name}=${publicText}`)
    .join('\n');

/** A store as a process has it whose settings name these keys. */
export function trusting(store: Store, ...keys: readonly Keys[]): Store {
  const named = readReleaseKeys(keyLines(...keys));
  if (!named) throw new Error('no key was given');
  return { ...store, trusted: async () => named };
}
