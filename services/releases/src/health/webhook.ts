import { setTimeout as sleep } from 'node:timers/promises';
import type { Notice } from '@dana/contracts/release/notice';
import { Webhook as Signing } from 'standardwebhooks';

/** Who is told of each change and each suspicion. */
export type WebhookSettings = {
  url: URL;
  /** What calls are signed with: `whsec_` and base64. */
  secret: string;
  /** Where `/_releases` is, for links. */
  consoleUrl: string;
};

type WebhookOptions = {
  settings: WebhookSettings;
  log: { warn: (fields: object, message: string) => void };
  /** Between two tries, at first and at last, and when a notice is given up. Unit: milliseconds. */
  retries?: { firstMs: number; longestMs: number; giveUpMs: number };
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
  const { consoleUrl, url, secret } = options.settings;
  const signing = new Signing(secret);
  const stopped = new AbortController();
  const { signal } = stopped;
  const waiting: { notice: Notice; sinceMs: number }[] = [];
  let working: Promise<void> | undefined;

  /** @returns why it was not taken, which names neither the address nor what was answered: both may be secrets. */
  async function post(id: string, body: string): Promise<string | undefined> {
    const at = new Date();
    const signed = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': signing.sign(id, at, body),
    };
    const limit = AbortSignal.timeout(limitMs);
    try {
      const answer = await fetch(url, {
        ...{ method: 'POST', body, redirect: 'manual', signal: AbortSignal.any([limit, signal]) },
        headers: { ...signed, 'Content-Type': 'application/json; charset=utf-8' },
      });
      await answer.body?.cancel();
      return answer.ok ? undefined : `answered ${answer.status}`;
    } catch (error) {
      if (limit.aborted) return `no answer within ${limitMs / 1_000} s`;
      const { cause, name } = error as { cause?: { code?: string }; name: string };
      return cause?.code ?? name;
    }
  }

  async function deliver(notice: Notice, sinceMs: number): Promise<void> {
    const body = JSON.stringify({ schema: 1, ...notice, link: `${consoleUrl}?env=${notice.env}` });
    for (let waitMs = retries.firstMs; !signal.aborted; waitMs = Math.min(retries.longestMs, waitMs * 3)) {
      const why = await post(notice.id, body);
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
