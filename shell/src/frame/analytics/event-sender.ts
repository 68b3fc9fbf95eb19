import type { AnalyticsBatch, AnalyticsEvent } from '@dana/contracts/analytics-event';

type Send = (body: string) => Promise<boolean>;

const batchSize = 20;
/** Of events that could not be sent; what comes then is left out. */
const keptMost = 100;
const waitMs = 3_000;

/**
 * Sends events some at a time. What could not be sent is tried again with the next ones; a shop is never slower or noisier for
 * an address that does not answer.
 */
export function createEventSender(send: Send) {
  let waiting: AnalyticsEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting.splice(0, batchSize);
    if (events.length === 0 || isEnded) return;
    const isSent = await send(JSON.stringify({ events } satisfies AnalyticsBatch));
    if (!isSent) waiting = [...events, ...waiting].slice(0, keptMost);
    else if (waiting.length > 0) await flush();
  }

  return {
    add(event: AnalyticsEvent): void {
      if (isEnded || waiting.length >= keptMost) return;
      waiting.push(event);
      timer ??= setTimeout(() => void flush(), waitMs);
    },
    /** What waits, at once: the page is being left. */
    flush,
    /** Forgets what waits and takes nothing more: the shopper has changed their mind. */
    end(): void {
      isEnded = true;
      waiting = [];
      clearTimeout(timer);
    },
  };
}
