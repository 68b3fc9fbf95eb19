import type { BrowserContext } from '@playwright/test';

/** The shop waits 8 s for a call; a suite that lets calls hang waits a quarter of that. */
const part = 4;

/**
 * Lets every limit that the shop sets on a call run out four times sooner: the browser's own limits of requests and of abort
 * signals. A call without a limit still never ends, and fails the suite.
 */
export async function shortenLimits(visit: BrowserContext): Promise<void> {
  await visit.addInitScript((divisor) => {
    const { timeout } = Object.getOwnPropertyDescriptors(XMLHttpRequest.prototype);
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      ...timeout,
      set(limitMs: number) {
        timeout?.set?.call(this, limitMs / divisor);
      },
    });
    const within = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (limitMs) => within(limitMs / divisor);
  }, part);
}
