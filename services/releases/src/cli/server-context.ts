import type { Housekeeping, ReleaseAdmin } from '../admin/release-admin.ts';
import { createServerAdmin } from '../admin/server-admin.ts';
import { readKeyFile, readSigningKey, type SigningKey } from '../signing/keys.ts';
import { UsageError } from './arguments.ts';

/** What a command works on. */
export type CliContext = {
  admin: ReleaseAdmin;
  /** Only where the store itself is. */
  housekeeping: Housekeeping | undefined;
  /** The key to sign with. `makes`: a shop on this machine makes itself one. */
  signer: (options: { makes: boolean }) => Promise<SigningKey | undefined>;
  /** Where a deployable's sources and build stand. */
  folderOf: (remote: string) => string;
  /** All deployables that stand here. */
  everyName: () => string[];
  /** The deployable that is meant when none is named. */
  ownName?: string | undefined;
  say: (progress: string) => void;
  close: () => Promise<void>;
};

type ServerContext = Pick<CliContext, 'folderOf' | 'everyName' | 'ownName' | 'say'> & { server: string };

/** Works by a server's API, with `RELEASE_TOKEN`. Errors: `UsageError` without that. */
export function createServerContext({ server, ...context }: ServerContext): CliContext {
  const { RELEASE_TOKEN: token } = process.env;
  if (!token) throw new UsageError('RELEASE_SERVER is set, so RELEASE_TOKEN is needed too.');
  const admin = createServerAdmin({ server, token: token.trim() });
  return {
    ...context,
    admin,
    housekeeping: undefined,
    signer: async () => givenKey(),
    close: async () => undefined,
  };
}

/**
 * The key that this process was given to sign with: the file that `RELEASE_KEY_FILE` names, or in a pipeline the PEM text of
 * `RELEASE_KEY`. Never an argument, which other processes of a machine can read.
 * Errors: refuses (400) what holds no private key.
 */
export function givenKey(): SigningKey | undefined {
  const { RELEASE_KEY_FILE: file, RELEASE_KEY: pem } = process.env;
  if (file) return readKeyFile(file);
  return pem ? readSigningKey(pem) : undefined;
}
