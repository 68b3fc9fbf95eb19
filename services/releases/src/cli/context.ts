import { existsSync, readdirSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { deployableNameSchema } from '@dana/contracts/release/names';
import { apiBaseUrlOf } from '@dana/server/server-settings';
import { createStoreAdmin } from '../api/store-admin.ts';
import { createTryPages } from '../gate/try-pages.ts';
import { ensureMachineKey, readMachineKey } from '../keeping/machine-key.ts';
import { openTrustedStore } from '../signing/trusted-keys.ts';
import { dataFolder, readStoreSettings, workspaceRoot } from '../store/open-store.ts';
import { type CliContext, createServerContext, givenKey } from './server-context.ts';

/**
 * The context of this process: a server's API when `RELEASE_SERVER` names one (with `RELEASE_TOKEN`), else the store.
 * There the system's user acts, whatever this process was given.
 */
export async function createContext(say: (progress: string) => void): Promise<CliContext> {
  const { RELEASE_SERVER: server, PUBLIC_ORIGIN, PORT } = process.env;
  const folderOf = (remote: string): string => resolve(workspaceRoot, remote);
  const everyName = () => deployablesIn(workspaceRoot);
  if (server) return createServerContext({ server, folderOf, everyName, say });
  const store = await openTrustedStore();
  const actor = systemActor();
  const origin = PUBLIC_ORIGIN ?? `http://localhost:${PORT ?? 8080}`;
  const admin = createStoreAdmin({
    store,
    actor,
    publicOrigin: origin,
    tryPages: createTryPages({ store, apiUrl: apiBaseUrlOf(process.env), publicOrigin: origin }),
  });
  // Several machines over one store have no key of their own: theirs is named.
  const isAlone = readStoreSettings(process.env) === null;
  const signer: CliContext['signer'] = async ({ makes }) => {
    const given = givenKey();
    if (given || !isAlone) return given;
    if (!makes) return readMachineKey(dataFolder());
    const { key, tookOver } = await ensureMachineKey(store, dataFolder());
    if (tookOver)
      say(
        `Releases are signed from now on. The key of this machine is release-key in ${dataFolder()}.${tookOver.length > 0 ? ` It signed what was published before: ${tookOver.join(' ')}` : ''}`,
      );
    return key;
  };
  return {
    ...{ folderOf, everyName, say, admin, signer, own: { store, actor } },
    close: async () => store.close?.(),
  };
}

const deployablesIn = (root: string): string[] =>
  readdirSync(root).filter(
    (name) => deployableNameSchema.safeParse(name).success && existsSync(join(root, name, 'package.json')),
  );

/**
 * Who acts where the store is: the user that this process runs as, asked of the operating system, and the machine. No variable and
 * no option names another; a user without a name (in a container) is called by its number.
 */
export function systemActor(): string {
  const [machine = ''] = hostname().split('.');
  return `${userName()}@${machine}`;
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}
