import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../workspace.ts';
import { idleSeconds } from './idle-time.ts';
import type { Step, StepResult } from './step.ts';

const programs = join(workspaceRoot, 'node_modules/.bin');

/** A step that runs; `stop` ends it and all it started. */
export type RunningStep = { result: Promise<StepResult>; stop: () => void };

/**
 * Starts a step with the workspace's own Node and tools.
 * @param onOutput – gets what it writes while it runs; without it the output is only kept.
 */
export function runStep(step: Step, onOutput?: (text: string) => void): RunningStep {
  const startedAt = performance.now();
  const idleAtStart = idleSeconds();
  const [program, ...words] = step.command;
  const isScript = program.endsWith('.ts');
  const child = spawn(
    isScript ? process.execPath : join(programs, program),
    isScript ? [join(workspaceRoot, program), ...words] : words,
    {
      cwd: workspaceRoot,
      // A group of its own, so that a step's children end with it.
      detached: true,
      env: { ...process.env, PATH: searchPath(), FORCE_COLOR: '0', ...step.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
    onOutput?.(chunk.toString());
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);

  const result = new Promise<StepResult>((resolve) => {
    const finish = (isGood: boolean): void =>
      resolve({
        step,
        isGood,
        seconds: (performance.now() - startedAt) / 1000,
        waitingSeconds: idleSeconds() - idleAtStart,
        output: output.trim(),
      });
    child.on('error', (error) => {
      output += `${program} could not be started: ${error.message}`;
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
  return { result, stop: () => stopGroup(child) };
}

/** The workspace's programs first, then the Node that runs this: tools that start `node` get the right one. */
function searchPath(): string {
  return [programs, dirname(process.execPath), process.env.PATH].join(':');
}

function stopGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It ended between the question and the signal.
  }
}
