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

type Rounds = {
  pauseMs: number;
  round: () => Promise<void>;
  /** Logged once when rounds begin to fail. */
  failing: string;
};

/** Goes round from now on, with a pause before each; returns what stops it. A round that fails is followed by the next. */
export function startRounds({ log }: Pick<ApiDeps, 'log'>, { pauseMs, round, failing }: Rounds) {
  let isStopped = false;
  let wasFailing = false;
  let timer: NodeJS.Timeout | undefined;
  let present = Promise.resolve();
  const run = async (): Promise<void> => {
    try {
      await round();
      wasFailing = false;
    } catch (error) {
      if (!wasFailing) log.error({ err: error }, failing);
      wasFailing = true;
    }
    if (!isStopped) plan();
  };
  function plan(): void {
    timer = setTimeout(() => {
      present = run();
    }, pauseMs);
    timer.unref();
  }
  plan();
  return async (): Promise<void> => {
    isStopped = true;
    clearTimeout(timer);
    const limit = new Promise<void>((resolve) => setTimeout(resolve, lastRoundMs).unref());
    await Promise.race([present, limit]);
  };
}
