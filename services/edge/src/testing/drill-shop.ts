import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startProcess } from '@dana/api/testing/start-process';
import { callerOf } from '@dana/api/testing/test-caller';
import { freePort } from '@dana/config/testing/free-port';
import { runRelease } from '@dana/config/run-release';
import { writeBuiltRemote, writeBuiltShell } from '@dana/releases/testing/built-remote';
import { startEdgeProcess } from './edge-process.ts';

const ops = join(import.meta.dirname, '../../../../shared/config/src/commands/ops.ts');

/**
 * A shop of real processes over a data folder, for drills: it can be lost and started again at the same addresses.
 * @param settings – are read when something is started.
 */
export async function drillShop(folder: string, settings: Record<string, string>) {
  const dataDir = join(folder, 'data');
  const [apiPort, edgePort] = [await freePort(), await freePort()];
  const url = `http://localhost:${edgePort}`;
  const environment = () => ({ DATA_DIR: dataDir, PUBLIC_ORIGIN: url, ...settings });

  const release = (...words: string[]) => runRelease(words, dataDir);
  /** The first release of a deployable is live with its publish, the others are promoted. */
  const publish = (name: string, built: string) =>
    release('publish', name, '--no-build', '--from', built, '--promote');
  const promote = async (version: string): Promise<string> => {
    const said = await publish('mf-demo', await writeBuiltRemote(folder, { version, mark: version }));
    await release('promote', 'mf-demo', '--version', version, '--reason', 'the next one');
    return said;
  };
  const startApi = () => startProcess(environment(), apiPort);
  const startEdge = () =>
    startEdgeProcess(edgePort, dataDir, { ...environment(), API_BASE_URL: `http://127.0.0.1:${apiPort}` });

  return {
    dataDir,
    url,
    startApi,
    startEdge,
    /** The shell and mf-demo 1.1.0 after 1.0.0, signed by the key of this machine. */
    publishAll: async () => {
      await mkdir(dataDir, { recursive: true });
      await publish('shell', await writeBuiltShell(folder));
      await publish('mf-demo', await writeBuiltRemote(folder));
      await promote('1.1.0');
    },
    publishNext: () => promote('1.2.0'),
    /** Calls the API through the storefront, as a browser does. */
    call: callerOf({
      fetch: (request) => fetch(new Request(request.url.replace('http://api.test', url), request)),
    }),
    /** `pnpm ops …` with the settings of this shop. @returns the exit code and all that it said. */
    ops: async (...words: string[]) => {
      const child = spawn(process.execPath, [ops, ...words], { env: { ...process.env, ...environment() } });
      const ended = once(child, 'close');
      const said = await Promise.all([text(child.stdout), text(child.stderr)]);
      const [code] = await ended;
      return { code: code as number, said: said.join('') };
    },
  };
}
