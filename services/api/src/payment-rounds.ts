import { askAboutQuietPayments } from './commerce/open-payments.ts';
import type { ApiDeps } from './deps.ts';
import { sendDueRefunds } from './payments/send-refunds.ts';

const pauseMs = 2_000;
/** A gateway that does not answer holds a process up no longer than this while it ends. */
const lastRoundMs = 3_000;

/** What is done for payments without a request: refunds go out, and the gateway is asked about what it was silent on. */
export async function goRound(deps: ApiDeps): Promise<void> {
  await sendDueRefunds(deps);
  await askAboutQuietPayments(deps);
}

/** Goes round from now on; returns what stops it. A round that fails is logged once, and the next one comes. */
export function startPaymentRounds(deps: ApiDeps): () => Promise<void> {
  if (!deps.gateway) return async () => undefined;
  let isStopped = false;
  let wasFailing = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  const run = async (): Promise<void> => {
    try {
      await goRound(deps);
      wasFailing = false;
    } catch (error) {
      if (!wasFailing) deps.log.error({ err: error }, 'payments cannot be looked after');
      wasFailing = true;
    }
    if (!isStopped) plan();
  };
  function plan(): void {
    timer = setTimeout(() => {
      round = run();
    }, pauseMs);
    timer.unref();
  }
  plan();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    const limit = new Promise<void>((resolve) => setTimeout(resolve, lastRoundMs).unref());
    await Promise.race([round, limit]);
  };
}
