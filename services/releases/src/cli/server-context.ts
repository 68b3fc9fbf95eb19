import type { ReleaseAdmin, SignAdmin, TokenAdmin } from '../admin/release-admin.ts';
import { createServerAdmin } from '../admin/server-admin.ts';
import type { SigningKey } from '../signing/signing-key.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import { UsageError } from './arguments.ts';
import { givenKey } from './given-key.ts';
import { systemActor } from './system-actor.ts';

/** What a command works on. */
export type CliContext = {
  admin: Omit<ReleaseAdmin, 'token'>;
  tokens: TokenAdmin;
  /** Only where the store itself is. */
  signs: SignAdmin | undefined;
  /** The key to sign with. `makes`: a shop on this machine makes itself one. */
  signer: (options: { makes: boolean }) => Promise<SigningKey | undefined>;
  /** Who acts: the name in the log. Through a server it is the token's. */
  actor: () => Promise<string>;
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
    tokens: admin.tokens,
    signs: undefined,
    signer: async () => givenKey(),
    actor: () => tokenName(admin),
    close: async () => undefined,
  };
}

/** An older server does not say whose token it is, and takes any name. */
async function tokenName(admin: Pick<ReleaseAdmin, 'token'>): Promise<string> {
  try {
    return (await admin.token()).name;
  } catch (error) {
    if (error instanceof ReleaseRefusal && error.status === 404) return systemActor();
    throw error;
  }
}
