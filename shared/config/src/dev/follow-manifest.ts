import { watch } from 'node:fs';
import { join } from 'node:path';
import { exposedModules } from '../exposed-modules.ts';
import { readManifest, readVersion } from './describe-dev-server.ts';

type Followers = {
  /** It names other modules to expose, or the remote has another version: its build takes both from its configuration when it starts. */
  onIdentity: () => Promise<void>;
  /** Anything in it changed. Everything else of a manifest is for the storefront alone, and open pages stay as they are. */
  onChange: () => Promise<void>;
  onProblem: (message: string) => void;
};

/** Below `src`. */
const manifestFile = join('exposed', 'manifest.ts');

/** Editors write a file in several steps. Unit: milliseconds. */
const settleMs = 50;

/**
 * Follows the manifest and the version of the remote in a folder. A manifest that could not be taken is read again with every change of the
 * sources: it may name a page whose file is written next. @returns what ends it.
 */
export async function followManifest(
  folder: string,
  { onIdentity, onChange, onProblem }: Followers,
): Promise<() => void> {
  let identity = await identityOf(folder);
  let taking = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isRefused = false;

  async function take(): Promise<void> {
    const before = identity;
    identity = await identityOf(folder);
    if (identity !== before) await onIdentity();
    await onChange();
    isRefused = false;
  }
  function refuse(error: Error): void {
    if (!isRefused) onProblem(error.message);
    isRefused = true;
  }
  function takeSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      taking = taking.then(take).catch(refuse);
    }, settleMs);
  }
  const watchers = [
    watch(folder, (_event, file) => {
      if (file === 'package.json') takeSoon();
    }),
    watch(join(folder, 'src'), { recursive: true }, (_event, file) => {
      if (file !== manifestFile && !isRefused) return;
      if (file === manifestFile) isRefused = false;
      takeSoon();
    }),
  ];
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

const identityOf = async (folder: string): Promise<string> =>
  [readVersion(folder), ...Object.keys(exposedModules(folder, await readManifest(folder)))].join();
