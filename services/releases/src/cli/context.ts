import { userInfo } from 'node:os';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { deployableNameSchema } from '@dana/contracts/release/names';
import { createStoreAdmin } from '../admin/store-admin.ts';
import { releaseFolder, workspaceRoot } from '../store/local-folders.ts';
import { openStore } from '../store/open-store.ts';
import { type CliContext, createServerContext } from './server-context.ts';

/**
 * The context of this process: a server's API when `RELEASE_SERVER` names one (with `RELEASE_TOKEN`), else the store.
 * There `RELEASE_ACTOR` names who acts; without it, the system's user.
 */
export async function createContext(say: (progress: string) => void): Promise<CliContext> {
  const { RELEASE_SERVER: server, RELEASE_ACTOR, PUBLIC_ORIGIN, PORT } = process.env;
  const folderOf = (remote: string): string => resolve(workspaceRoot, remote);
  const everyName = () => deployablesIn(workspaceRoot);
  if (server) return createServerContext({ server, folderOf, everyName, say });
  const store = await openStore(releaseFolder());
  const admin = createStoreAdmin({
    store,
    actor: RELEASE_ACTOR || userInfo().username,
    publicOrigin: PUBLIC_ORIGIN ?? `http://localhost:${PORT ?? 8080}`,
  });
  return { folderOf, everyName, say, admin, tokens: admin, close: async () => store.close?.() };
}

const deployablesIn = (root: string): string[] =>
  readdirSync(root).filter(
    (name) => deployableNameSchema.safeParse(name).success && existsSync(join(root, name, 'package.json')),
  );
