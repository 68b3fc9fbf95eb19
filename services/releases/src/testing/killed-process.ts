import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';

const storeModule = pathToFileURL(`${import.meta.dirname}/../store/disk-store.ts`).href;

/**
 * Runs `statement` on a store over `folder` in a process that is killed (SIGKILL) when something is staged but not
 * yet visible. `statement` sees `store` and `bytes`.
 */
export async function killBeforeVisible(folder: string, statement: string): Promise<void> {
  const code = `
    const { createDiskStore } = await import(${JSON.stringify(storeModule)});
    const bytes = new TextEncoder().encode('{}');
    const store = createDiskStore(${JSON.stringify(folder)}, { beforeVisible: () => process.kill(process.pid, 'SIGKILL') });
    await ${statement};`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'ignore' });
  const [, signal] = await once(child, 'exit');
  if (signal !== 'SIGKILL')
    throw new Error(`The process ended by itself instead of being killed: ${statement}`);
}
