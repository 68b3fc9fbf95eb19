import { userInfo } from 'node:os';
import type { ReleaseAdmin, TokenAdmin } from '../admin/release-admin.ts';
import { createStoreAdmin } from '../admin/store-admin.ts';
import { createServerAdmin } from '../admin/server-admin.ts';
import { releaseFolder, workspaceRoot } from '../store/local-folders.ts';
import { openStore } from '../store/open-store.ts';
import { UsageError } from './arguments.ts';

/** What a command works on. `tokens` is there only where the store itself is. */
export type CliContext = {
  admin: ReleaseAdmin;
  tokens: TokenAdmin | undefined;
  root: string;
  say: (progress: string) => void;
  close: () => Promise<void>;
};

/**
 * The context of this process: a server's API when `RELEASE_SERVER` names one (with `RELEASE_TOKEN`), else the store.
 * There `RELEASE_ACTOR` names who acts; without it, the system's user.
 */
export async function createContext(say: (progress: string) => void): Promise<CliContext> {
  const { RELEASE_SERVER: server, RELEASE_TOKEN: token, RELEASE_ACTOR, PUBLIC_ORIGIN, PORT } = process.env;
  const common = { root: workspaceRoot, say };
  if (server) {
    if (!token) throw new UsageError('RELEASE_SERVER is set, so RELEASE_TOKEN is needed too.');
    const admin = createServerAdmin({ server, token: token.trim() });
    return { ...common, admin, tokens: undefined, close: async () => undefined };
  }
  const store = await openStore(releaseFolder());
  const admin = createStoreAdmin({
    store,
    actor: RELEASE_ACTOR || userInfo().username,
    publicOrigin: PUBLIC_ORIGIN ?? `http://localhost:${PORT ?? 8080}`,
  });
  return { ...common, admin, tokens: admin, close: async () => store.close?.() };
}
