import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { isRunning, launchersOf } from './launchers.ts';

/** A script of ours, run by this Node, or a program of others. */
type Program =
  | {
      script: string;
      /** Options of Node before the script. */
      execArgv?: readonly string[];
    }
  | {
      command: string;
      words: readonly string[];
      /** As whom it runs. */
      identity?: { uid?: number; gid?: number };
    };

export type Service = Program & {
  name: string;
  env: Record<string, string>;
  cwd: string;
  /** SIGTERM without it. */
  stopSignal?: NodeJS.Signals;
  /** Others stand on it: it is stopped after all that are not such themselves. */
  isGround?: boolean;
  /** In a process group of its own, so that Ctrl-C reaches it through the supervisor, in the right order. */
  isApart?: boolean;
  /** Called with each process of the server, the first and those that follow a death. */
  onSpawn?: (child: ChildProcess) => void;
};

export type Supervisor = {
  start: (service: Service) => ChildProcess;
  /** From now on a server that ends by itself is started again, after a pause that grows with each quick death. */
  keepRunning: (name: string, onRestart: (code: number | null, pauseMs: number) => void) => void;
  /** The process that is a server now. */
  pidOf: (name: string) => number | undefined;
  /** Stops all children and waits until they are gone. */
  stop: () => Promise<void>;
};

/** Longer than a server gives the requests that are in flight. */
const graceMs = 15_000;
const parentCheckMs = 1_000;

/**
 * Starts the shop's servers and takes them along when it ends: on Ctrl-C, on SIGTERM, and when the process that
 * started it is gone, or one of the package managers above that (a killed `npm` or `npx` leaves its children behind otherwise). One server's death never ends another.
 * @param onExit – called when a server ends by itself that is not kept running.
 */
export function createSupervisor(onExit: (name: string, code: number | null) => void): Supervisor {
  const children = new Map<string, ChildProcess>();
  const services = new Map<string, Service>();
  const restarts = new Map<string, (code: number | null) => void>();
  const waiting = new Set<NodeJS.Timeout>();
  const parent = process.ppid;
  const launchers = launchersOf(process.pid);
  let isStopping = false;

  async function stop(): Promise<void> {
    isStopping = true;
    clearInterval(parentCheck);
    for (const timer of waiting) clearTimeout(timer);
    const isGround = (name: string): boolean => services.get(name)?.isGround === true;
    const names = [...children.keys()];
    await Promise.all(names.filter((name) => !isGround(name)).map(end));
    await Promise.all(names.filter(isGround).map(end));
  }

  async function end(name: string): Promise<void> {
    const child = children.get(name);
    if (!child || child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(services.get(name)?.stopSignal ?? 'SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
    await gone;
    clearTimeout(timer);
  }
  const parentCheck = setInterval(() => {
    if (process.ppid !== parent || !launchers.every(isRunning)) void stop().then(() => process.exit(0));
  }, parentCheckMs);

  function launch(service: Service): ChildProcess {
    const { name, env, cwd, isApart = false, onSpawn } = service;
    const { command, words, identity = {} } = programOf(service);
    const child = spawn(command, words, {
      ...{ cwd, detached: isApart, ...identity },
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.set(name, child);
    onSpawn?.(child);
    child.on('exit', (code) => {
      if (isStopping) return;
      const restart = restarts.get(name);
      if (restart) restart(code);
      else onExit(name, code);
    });
    return child;
  }

  return {
    stop,
    pidOf: (name) => children.get(name)?.pid,
    start(service) {
      if (isStopping) throw new Error('All is being stopped, so nothing is started any more.');
      services.set(service.name, service);
      return launch(service);
    },
    keepRunning(name, onRestart) {
      const service = services.get(name);
      if (!service) throw new Error(`There is no server "${name}" to keep running.`);
      const pauses = createPauses();
      restarts.set(name, (code) => {
        const pauseMs = pauses.next();
        onRestart(code, pauseMs);
        const timer = setTimeout(() => {
          waiting.delete(timer);
          pauses.started();
          launch(service);
        }, pauseMs);
        waiting.add(timer);
      });
    },
  };
}

const programOf = (program: Program) =>
  'script' in program
    ? { command: process.execPath, words: [...(program.execArgv ?? []), program.script] }
    : program;

const shortestMs = 250;
const longestMs = 30_000;
/** A server that ran this long was well: its next death is a first one. */
const healthyMs = 60_000;

/**
 * How long to wait before a server is started again: 250 ms after its first death, twice as long after each that
 * follows soon, at most 30 s. `started` is called with each start, `next` with each death.
 */
export function createPauses(now: () => number = () => performance.now()) {
  let startedMs = now();
  let pauseMs = 0;
  return {
    started: (): void => {
      startedMs = now();
    },
    next: (): number => {
      const wasHealthy = now() - startedMs >= healthyMs;
      pauseMs = wasHealthy || pauseMs === 0 ? shortestMs : Math.min(pauseMs * 2, longestMs);
      return pauseMs;
    },
  };
}

const intervalMs = 150;

/**
 * Waits until a server says that it is ready.
 * Errors: throws when it did not within the time. Unit: milliseconds.
 */
export async function waitForHealth(url: string, limitMs: number, isAlive: () => boolean): Promise<void> {
  const end = Date.now() + limitMs;
  while (Date.now() < end && isAlive()) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
  throw new Error(
    isAlive()
      ? `${url} was not ready within ${limitMs / 1000} s.`
      : `The server behind ${url} ended while it was starting.`,
  );
}
