import type { ApiDeps } from './deps.ts';

/** What is under way holds a process up no longer than this while it ends. */
const lastRunMs = 3_000;

/**
 * Does one step after the other, whatever becomes of those before: none that always fails holds up the rest. Errors: throws what
 * the first that failed threw, when all are over.
 */
export async function doAll(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

export type ScheduledJob = {
  /** Before each run; `firstMs` before the first, and `awayMs` after one that failed or answered false. */
  pauseMs: number;
  firstMs?: number;
  awayMs?: number;
  run: (isOver: () => boolean) => Promise<unknown>;
  /** Logged once when runs begin to fail. */
  failing: string;
  /** Ends a run that is still under way when there is no more time for it. */
  giveUp?: () => void;
};

/** Runs a job from now on; returns what stops it. A run that fails is followed by the next. */
export function startJob(
  { log }: Pick<ApiDeps, 'log'>,
  { pauseMs, firstMs = pauseMs, awayMs = pauseMs, run, failing, giveUp }: ScheduledJob,
): () => Promise<void> {
  let isStopped = false;
  let wasFailing = false;
  let timer: NodeJS.Timeout | undefined;
  let present = Promise.resolve();
  const runOnce = async (): Promise<void> => {
    let isAway = true;
    try {
      isAway = (await run(() => isStopped)) === false;
      wasFailing = false;
    } catch (error) {
      if (!wasFailing) log.error({ err: error }, failing);
      wasFailing = true;
    }
    if (!isStopped) plan(isAway ? awayMs : pauseMs);
  };
  function plan(afterMs: number): void {
    timer = setTimeout(() => {
      present = runOnce();
    }, afterMs);
    timer.unref();
  }
  plan(firstMs);
  return async (): Promise<void> => {
    isStopped = true;
    clearTimeout(timer);
    const limit = new Promise<false>((resolve) => setTimeout(resolve, lastRunMs, false).unref());
    const isEnded = await Promise.race([present.then(() => true), limit]);
    if (isEnded || !giveUp) return;
    giveUp();
    await present;
  };
}
