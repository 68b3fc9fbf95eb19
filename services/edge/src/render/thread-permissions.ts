import { join, resolve } from 'node:path';

const workspaceRoot = resolve(import.meta.dirname, '../../../..');
/** What the thread itself is made of. Nothing of the machine's own data is in there. */
const codeFolders = ['node_modules', 'services', 'shared'].map((folder) => join(workspaceRoot, folder));

/**
 * How a rendering thread is started, so that code of a release, which one team publishes, cannot read what is the whole
 * shop's: tokens, the store, the database. By Node's permission model the thread reads its own code and the copy of the
 * releases; it writes nothing and starts no process and no thread. The process around it is not limited.
 *
 * Node lets a thread read the working folder of its process as well: server.ts makes that the folder
 * of its own code.
 */
export const threadPermissions = (
  releasesFolder: string,
): { execArgv: string[]; env: NodeJS.ProcessEnv } => ({
  execArgv: [
    '--permission',
    ...[...codeFolders, releasesFolder].map((folder) => `--allow-fs-read=${folder}/*`),
  ],
  // The address of the store, with its password, is among the settings of the process.
  env: { NODE_ENV: process.env.NODE_ENV, TZ: process.env.TZ },
});
