import { setTimeout as sleep } from 'node:timers/promises';
import type { Notice } from '@dana/contracts/release/notice';
import { postSigned } from '@dana/server/signed-post';

/** Who is told of each change and each suspicion. */
export type WebhookSettings = Pick<Parameters<typeof postSigned>[0], 'url' | 'secret' | 'allowed'> & {
  /** Where `/_releases` is, for links. */
  consoleUrl: string;
};

type WebhookOptions = {
  settings: WebhookSettings;
  log: { warn: (fields: object, message: string) => void };
  /** Between two tries, at first and at last, and when a notice is given up. Unit: milliseconds. */
  retries?: { firstMs: number; longestMs: number; giveUpMs: number };
  /** For one delivery. Unit: milliseconds. */
  limitMs?: number;
};

const usualRetries = { firstMs: 5_000, longestMs: 120_000, giveUpMs: 15 * 60_000 };
const waitingMax = 500;

export type Webhook = { notify: (notice: Notice) => void; stop: () => Promise<void> };

/**
 * Delivers notices one after the other, from memory. One that is not taken is tried again for a quarter of an hour, before anything
 * newer, and then given up.
 */
export function createWebhook(options: WebhookOptions): Webhook {
  const { log, retries = usualRetries, limitMs = 10_000 } = options;
  const { consoleUrl, ...target } = options.settings;
  const stopped = new AbortController();
  const { signal } = stopped;
  const waiting: { notice: Notice; sinceMs: number }[] = [];
  let working: Promise<void> | undefined;

  async function deliver(notice: Notice, sinceMs: number): Promise<void> {
    const body = JSON.stringify({ schema: 1, ...notice, link: `${consoleUrl}?env=${notice.env}` });
    for (let waitMs = retries.firstMs; !signal.aborted; waitMs = Math.min(retries.longestMs, waitMs * 3)) {
      const why = await postSigned({ ...target, id: notice.id, body, limitMs, signal });
      if (why === undefined || signal.aborted) return;
      const isOver = performance.now() + waitMs - sinceMs > retries.giveUpMs;
      log.warn({ notice: notice.id, why, isOver }, 'A notice was not taken.');
      if (isOver) return;
      await sleep(waitMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) await deliver(next.notice, next.sinceMs);
  }
  return {
    notify(notice) {
      if (waiting.length < waitingMax) waiting.push({ notice, sinceMs: performance.now() });
      working ??= work().finally(() => {
        working = undefined;
      });
    },
    async stop() {
      stopped.abort();
      await working;
    },
  };
}
