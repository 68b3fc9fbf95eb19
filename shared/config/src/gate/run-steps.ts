import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../workspace.ts';
import { cpus } from 'node:os';

/** One thing that the gate looks at. */
export type Step = {
  name: string;
  /** A program of the workspace and its words: `biome`, `vitest`, or a script under shared/config/src. */
  command: readonly [program: string, ...words: string[]];
  /** What to do when it fails, as a sentence. */
  advice: string;
  env?: Record<string, string>;
  /** Its output is shown while it runs, not only when it failed. */
  isLive?: boolean;
};

export type StepResult = {
  step: Step;
  isGood: boolean;
  seconds: number;
  /** The part of `seconds` in which the machine's cores had nothing to do. */
  waitingSeconds: number;
  output: string;
};

type RunOptions = {
  say: (line: string) => void;
  /** Go on after a failure, so that one run reports everything. By default the first failure ends it. */
  keepGoing?: boolean;
};

const stepsAtOnce = 2;

/**
 * Runs groups one after the other and the steps of a group two at a time, with a line for each as it ends.
 * @returns the results of all steps that ended by themselves.
 */
export async function runSteps(
  groups: Step[][],
  { say, keepGoing = false }: RunOptions,
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const running = new Set<RunningStep>();
  const stopAll = (): void => {
    for (const step of running) step.stop();
  };
  const onSignal = (): void => {
    stopAll();
    process.exit(130);
  };
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);

  let hasFailed = false;
  const mayGoOn = (): boolean => keepGoing || !hasFailed;

  async function work(queue: Step[]): Promise<void> {
    for (let step = queue.shift(); step && mayGoOn(); step = queue.shift()) {
      const run = runStep(step, step.isLive ? (text) => process.stdout.write(text) : undefined);
      running.add(run);
      const result = await run.result;
      running.delete(run);
      // One that was stopped because another failed says nothing about itself.
      if (!mayGoOn()) return;
      results.push(result);
      say(lineOf(result));
      if (result.isGood) continue;
      hasFailed = true;
      say(`${step.isLive ? '' : `\n${result.output}\n`}\n${step.name} failed. ${step.advice}\n`);
      if (!keepGoing) stopAll();
    }
  }

  for (const group of groups) {
    const queue = [...group];
    await Promise.all(Array.from({ length: stepsAtOnce }, () => work(queue)));
    if (!mayGoOn()) break;
  }
  process.removeListener('SIGINT', onSignal).removeListener('SIGTERM', onSignal);
  return results;
}

function lineOf({ step, isGood, seconds }: StepResult): string {
  return `${isGood ? '✓' : '✗'} ${step.name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s`;
}

const programs = join(workspaceRoot, 'node_modules/.bin');

/** A step that runs; `stop` ends it and all it started. */
type RunningStep = { result: Promise<StepResult>; stop: () => void };

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

/**
 * How long the machine has had nothing to do since it was started, as an average over its cores. Unit: seconds.
 * The difference of two readings is the part of that time in which a run only waited.
 */
export function idleSeconds(): number {
  const cores = cpus();
  return cores.reduce((sum, { times }) => sum + times.idle, 0) / 1000 / cores.length;
}
