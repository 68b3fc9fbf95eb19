import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rsbuildProgram } from '../rsbuild-program.ts';
import { folderOf } from '../workspace.ts';
import type { BuildMessage } from './announce-builds.ts';

export type DevServer = {
  port: number;
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
  const folder = folderOf(name);
  const server: ChildProcess = spawn(process.execPath, [rsbuildProgram(folder), 'dev'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', DEV_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
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
    port,
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
