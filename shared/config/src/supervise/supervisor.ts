import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

type Service = { name: string; script: string; env: Record<string, string>; cwd: string };

export type Supervisor = {
  start: (service: Service) => ChildProcess;
  /** Stops all children and waits until they are gone. */
  stop: () => Promise<void>;
};

/** Longer than a server gives the requests that are in flight. */
const graceMs = 15_000;
const parentCheckMs = 1_000;

/**
 * Starts the shop's servers and takes them along when it ends: on Ctrl-C, on SIGTERM, and when the process that
 * started it is gone (a killed `npx` leaves its children behind otherwise).
 * @param onExit – called when a server ends by itself.
 */
export function createSupervisor(onExit: (name: string, code: number | null) => void): Supervisor {
  const children = new Map<string, ChildProcess>();
  const parent = process.ppid;
  let isStopping = false;

  async function stop(): Promise<void> {
    isStopping = true;
    clearInterval(parentCheck);
    const running = [...children.values()].filter(
      (child) => child.exitCode === null && child.signalCode === null,
    );
    await Promise.all(
      running.map(async (child) => {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
        await gone;
        clearTimeout(timer);
      }),
    );
  }
  const parentCheck = setInterval(() => {
    if (process.ppid !== parent) void stop().then(() => process.exit(0));
  }, parentCheckMs);

  return {
    stop,
    start({ name, script, env, cwd }) {
      const child = spawn(process.execPath, [script], {
        cwd,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      children.set(name, child);
      child.on('exit', (code) => {
        if (!isStopping) onExit(name, code);
      });
      return child;
    },
  };
}
