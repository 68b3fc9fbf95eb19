import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { createDiskStore } from '../store/disk-store.ts';
import type { Store } from '../store/store.ts';

/** What a command works on. */
export type CliContext = { store: Store; root: string; actor: string; say: (progress: string) => void };

const workspaceRoot = resolve(import.meta.dirname, '../../../..');

/** Where releases are kept: `releases` in `DATA_DIR`, which is `.data` in the workspace when not set. */
export function releaseFolder(dataDir = process.env.DATA_DIR): string {
  return join(dataDir ? resolve(dataDir) : join(workspaceRoot, '.data'), 'releases');
}

/** The context of this process. `RELEASE_ACTOR` names who acts; without it, the system's user. */
export function createContext(say: (progress: string) => void): CliContext {
  return {
    store: createDiskStore(releaseFolder()),
    root: workspaceRoot,
    actor: process.env.RELEASE_ACTOR || userInfo().username,
    say,
  };
}
