import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { deployableNameSchema } from '@dana/contracts/release/names';
import { ensureMachineKey } from '../admin/keys/machine-key.ts';
import { createStoreAdmin } from '../admin/store-admin.ts';
import { readHookSettings } from '../hooks/hook-settings.ts';
import { readKeyFile } from '../signing/signing-key.ts';
import { dataFolder, releaseFolder, workspaceRoot } from '../store/local-folders.ts';
import { openStore } from '../store/open-store.ts';
import { readStoreSettings } from '../store/store-settings.ts';
import { givenKey } from './given-key.ts';
import { type CliContext, createServerContext } from './server-context.ts';
import { systemActor } from './system-actor.ts';

/**
 * The context of this process: a server's API when `RELEASE_SERVER` names one (with `RELEASE_TOKEN`), else the store.
 * There the system's user acts, whatever this process was given.
 */
export async function createContext(say: (progress: string) => void): Promise<CliContext> {
  const { RELEASE_SERVER: server, PUBLIC_ORIGIN, PORT } = process.env;
  const folderOf = (remote: string): string => resolve(workspaceRoot, remote);
  const everyName = () => deployablesIn(workspaceRoot);
  if (server) return createServerContext({ server, folderOf, everyName, say });
  const store = await openStore(releaseFolder());
  const actor = systemActor();
  const origin = PUBLIC_ORIGIN ?? `http://localhost:${PORT ?? 8080}`;
  const admin = createStoreAdmin({
    store,
    actor,
    publicOrigin: origin,
    hooks: readHookSettings(process.env, origin),
  });
  // Several machines over one store have no key of their own: theirs is named.
  const keyFile = readStoreSettings(process.env) ? undefined : join(dataFolder(), 'release-key');
  const signer: CliContext['signer'] = async ({ makes }) => {
    const given = givenKey();
    if (given || keyFile === undefined) return given;
    if (!makes) return existsSync(keyFile) ? readKeyFile(keyFile) : undefined;
    const { key, isNew, tookOver } = await ensureMachineKey(store, keyFile, actor);
    if (isNew)
      say(
        `Releases are signed from now on. The key of this machine is in ${keyFile}.${tookOver.length > 0 ? ` It signed what was published before: ${tookOver.join(' ')}` : ''}`,
      );
    return key;
  };
  return {
    ...{ folderOf, everyName, say, admin, tokens: admin, signs: admin, signer, actor: async () => actor },
    close: async () => store.close?.(),
  };
}

const deployablesIn = (root: string): string[] =>
  readdirSync(root).filter(
    (name) => deployableNameSchema.safeParse(name).success && existsSync(join(root, name, 'package.json')),
  );
