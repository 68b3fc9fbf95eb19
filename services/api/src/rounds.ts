import type { ApiDeps } from './deps.ts';

/** What is under way holds a process up no longer than this while it ends. */
const lastRoundMs = 3_000;

/**
 * Does one step after the other, whatever becomes of those before: none that always fails holds up the rest. Errors: throws what
 * the first that failed threw, when all are over.
 */
export async function doAll(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

export type Rounds = {
  /** Before each round; `firstMs` before the first, and `awayMs` after one that failed or answered false. */
  pauseMs: number;
  firstMs?: number;
  awayMs?: number;
  round: (isOver: () => boolean) => Promise<unknown>;
  /** Logged once when rounds begin to fail. */
  failing: string;
  /** Ends a round that is still under way when there is no more time for it. */
  giveUp?: () => void;
};

/** Goes round from now on; returns what stops it. A round that fails is followed by the next. */
export function startRounds(
  { log }: Pick<ApiDeps, 'log'>,
  { pauseMs, firstMs = pauseMs, awayMs = pauseMs, round, failing, giveUp }: Rounds,
): () => Promise<void> {
  let isStopped = false;
  let wasFailing = false;
  let timer: NodeJS.Timeout | undefined;
  let present = Promise.resolve();
  const run = async (): Promise<void> => {
    let isAway = true;
    try {
      isAway = (await round(() => isStopped)) === false;
      wasFailing = false;
    } catch (error) {
      if (!wasFailing) log.error({ err: error }, failing);
      wasFailing = true;
    }
    if (!isStopped) plan(isAway ? awayMs : pauseMs);
  };
  function plan(afterMs: number): void {
    timer = setTimeout(() => {
      present = run();
    }, afterMs);
    timer.unref();
  }
  plan(firstMs);
  return async (): Promise<void> => {
    isStopped = true;
    clearTimeout(timer);
    const limit = new Promise<false>((resolve) => setTimeout(resolve, lastRoundMs, false).unref());
    const isEnded = await Promise.race([present.then(() => true), limit]);
    if (isEnded || !giveUp) return;
    giveUp();
    await present;
  };
}
