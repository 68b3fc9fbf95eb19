import { type RunningStep, runStep } from './run-step.ts';
import type { Step, StepResult } from './step.ts';

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
