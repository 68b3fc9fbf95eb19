import { join, resolve } from 'node:path';

export const workspaceRoot = resolve(import.meta.dirname, '../../../..');

/** Where this machine keeps what is local: `DATA_DIR`, which is `.data` in the workspace when not set. */
export function dataFolder(dataDir = process.env.DATA_DIR): string {
  return dataDir ? resolve(dataDir) : join(workspaceRoot, '.data');
}

/** Where releases are kept: `releases` in the data folder. */
export const releaseFolder = (): string => join(dataFolder(), 'releases');
