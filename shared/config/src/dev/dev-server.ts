import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { folderOf } from '../workspace.ts';
import type { BuildMessage } from './announce-builds.ts';
import { readVersion } from './describe-dev-server.ts';

export type DevServer = {
  port: number;
  /** By which its builds are called, as long as it runs. */
  version: string;
  /** Resolves when both of its builds were tried once. */
  isBuilt: Promise<void>;
  stop: () => Promise<void>;
};

type DevServerOptions = {
  port: number;
  /** Called after each build that has no errors. */
  onBuilt: (target: BuildMessage['target']) => void;
  onExit: (code: number | null) => void;
};

/** Builds a deployable for the browser and for the server whenever it changes; the browser's part is served with hot reload. */
export function startDevServer(name: string, { port, onBuilt, onExit }: DevServerOptions): DevServer {
  const server: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, 'run-dev-server.ts')], {
    cwd: folderOf(name),
    env: { ...process.env, NODE_ENV: 'development', DEV_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Its configuration reads the same a moment later.
  const version = readVersion(folderOf(name));
  const tried = new Set<string>();
  const built = Promise.withResolvers<void>();
  let isStopping = false;
  server.on('message', (message) => {
    const { target, hasErrors } = message as BuildMessage;
    tried.add(target);
    if (!hasErrors) onBuilt(target);
    if (tried.size === 2) built.resolve();
  });
  server.once('exit', (code) => {
    built.reject(new Error(`The dev server of ${name} ended while it was starting.`));
    if (!isStopping) onExit(code);
  });
  return {
    ...{ port, version },
    isBuilt: built.promise,
    async stop() {
      isStopping = true;
      if (server.exitCode !== null || server.signalCode !== null) return;
      const gone = once(server, 'exit');
      server.kill('SIGTERM');
      await gone;
    },
  };
}
