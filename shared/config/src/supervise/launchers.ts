import { execFileSync } from 'node:child_process';

type Process = { pid: number; parent: number; command: string };

/** `npm start`, `node /usr/bin/npx …`, `sh -c pnpm …`. */
const isManager = (command: string): boolean =>
  /(?:^|[\s/])(?:npm|npx|pnpm)(?:\.c?js)?(?:\s|$)/.test(command);
const isShell = (command: string): boolean => /^(?:\/\S*\/)?(?:ba|da)?sh\s/.test(command);

/**
 * The processes of package managers that stand above a process, with the shells between them, nearest first. Each of them may be the
 * one that is told to stop, and none is sure to pass that on: `npm start` ends by SIGTERM and leaves its `npx` behind.
 * @param processes – all of this machine; of a system without `ps` none.
 */
export function launchersOf(pid: number, processes: readonly Process[] = runningProcesses()): number[] {
  const byId = new Map(processes.map((process) => [process.pid, process]));
  const above: Process[] = [];
  for (let next = byId.get(byId.get(pid)?.parent ?? 0); next; next = byId.get(next.parent)) {
    if (!isManager(next.command) && !isShell(next.command)) break;
    above.push(next);
  }
  // A shell above them is somebody's own, who may leave it.
  const last = above.findLastIndex(({ command }) => isManager(command));
  return above.slice(0, last + 1).map((process) => process.pid);
}

function runningProcesses(): Process[] {
  try {
    const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
    return lines.flatMap((line) => {
      const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
    });
  } catch {
    return [];
  }
}

/** Whether a process is there. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
