import { watch } from 'node:fs';
import { join } from 'node:path';
import { exposedModules } from '../exposed-modules.ts';
import { readManifest } from './describe-dev-server.ts';

type Followers = {
  /** It names other modules to expose, which its build takes from its configuration when it starts. */
  onModules: () => Promise<void>;
  /** Anything in it changed. Everything else of a manifest is for the storefront alone, and open pages stay as they are. */
  onChange: () => Promise<void>;
  onProblem: (message: string) => void;
};

/** Editors write a file in several steps. Unit: milliseconds. */
const settleMs = 50;

/** Follows the manifest of the remote in a folder. @returns what ends it. */
export async function followManifest(
  folder: string,
  { onModules, onChange, onProblem }: Followers,
): Promise<() => void> {
  let exposed = await exposedBy(folder);
  let taking = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function take(): Promise<void> {
    const before = exposed;
    exposed = await exposedBy(folder);
    if (exposed !== before) await onModules();
    await onChange();
  }
  const watcher = watch(join(folder, 'src/exposed'), (_event, file) => {
    if (file !== 'manifest.ts') return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      taking = taking.then(take).catch((error: Error) => onProblem(error.message));
    }, settleMs);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

const exposedBy = async (folder: string): Promise<string> =>
  Object.keys(exposedModules(folder, await readManifest(folder))).join();
