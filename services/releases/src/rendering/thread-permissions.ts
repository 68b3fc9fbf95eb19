import { join, resolve } from 'node:path';

const workspaceRoot = resolve(import.meta.dirname, '../../../..');
/** What the thread itself is made of. Nothing of the machine's own data is in there. */
const codeFolders = ['node_modules', 'services', 'shared'].map((folder) => join(workspaceRoot, folder));

/** Not the others: the address of the store, with its password, is among them. */
const settingNames = new Set(['NODE_ENV', 'TZ']);

/** The settings of this process that a rendering thread may have. */
export const neededSettings = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => settingNames.has(name)));

/**
 * How a rendering thread is started, so that code of a release, which one team publishes, cannot read what is the whole
 * shop's: tokens, the store, the database. By Node's permission model the thread reads its own code and the copy of the
 * releases; it writes nothing and starts no process and no thread. The process around it is not limited.
 *
 * Node lets a thread read the working folder of its process as well: that is the folder of this code.
 */
export const threadPermissions = (
  releasesFolder: string,
): { execArgv: string[]; env: NodeJS.ProcessEnv } => ({
  execArgv: [
    '--permission',
    ...[...codeFolders, releasesFolder].map((folder) => `--allow-fs-read=${folder}/*`),
  ],
  env: neededSettings(),
});
