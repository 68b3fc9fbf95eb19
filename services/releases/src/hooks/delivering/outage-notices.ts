import type { Notice } from '@dana/contracts/release/notice';
import type { HookRecord } from '../records/hook-record.ts';
import { sendNotice, type SendOptions } from '../sending/send-notice.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RetryPolicy, retryWaitMs } from './retry-policy.ts';

type OutageOptions = {
  sending: SendOptions;
  retries: RetryPolicy;
  signal: AbortSignal;
  /** A restart of the store is nothing to wake anybody for. Unit: milliseconds. */
  afterMs: number;
  now?: () => number;
};

const mostTries = 5;

/**
 * Says that the store cannot be reached. What is to be delivered stands in the store, so this one notice comes from memory, by
 * the process that delivered until then; it does not survive a restart.
 */
export function createOutageNotices({ sending, retries, signal, afterMs, now = Date.now }: OutageOptions) {
  let sinceMs: number | undefined;
  let isSaid = false;

  async function send(hook: HookRecord, notice: Notice): Promise<void> {
    for (let tries = 1; tries <= mostTries && !signal.aborted && sinceMs !== undefined; tries++) {
      if ((await sendNotice(hook, notice, sending, signal)).isDelivered) return;
      await sleep(retryWaitMs(tries, retries), undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    /** To be called at each look that failed. */
    note(hooks: readonly HookRecord[], why: string): void {
      sinceMs ??= now();
      if (isSaid || now() - sinceMs < afterMs) return;
      isSaid = true;
      const at = new Date(sinceMs).toISOString();
      const sentence = `${why} The shop goes on with the last good releases.`;
      for (const hook of hooks.filter(({ events }) => events.includes('problem'))) {
        const id = `outage_${hook.env}_${sinceMs.toString(36)}`;
        void send(hook, { id, event: 'problem', env: hook.env, at, subject: 'the release store', sentence });
      }
    },
    /** The store answers. @returns whether it had been said that it does not, and since when. */
    end(): string | undefined {
      const said = isSaid && sinceMs !== undefined ? new Date(sinceMs).toISOString() : undefined;
      sinceMs = undefined;
      isSaid = false;
      return said;
    },
  };
}
