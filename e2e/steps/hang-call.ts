import type { Page } from '@playwright/test';

/** The shop waits 8 s for a call. Unit: milliseconds. */
const shortLimitMs = 1_000;

/**
 * Lets the limit that the shop sets on a call run out after a second, in the page's own request. A call that the shop sets
 * no limit on hangs all the same, and fails the suite; all other calls keep their time.
 * Returns: what gives the call its time back, since the first order of a shop may take longer than a second.
 */
export async function shortenLimit(
  page: Page,
  method: string,
  path: string | RegExp,
): Promise<() => Promise<void>> {
  const call = { method, pattern: typeof path === 'string' ? `^${path}$` : path.source, shortLimitMs };
  // For the document that is open, and for those to come.
  const script = await page.addInitScript(limitCall, call);
  await page.evaluate(limitCall, call);
  return async () => {
    await script.dispose();
    await page.evaluate(endLimits);
  };
}

function endLimits(): void {
  dispatchEvent(new Event('limits-end'));
}

function limitCall(call: { method: string; pattern: string; shortLimitMs: number }): void {
  const { open } = XMLHttpRequest.prototype;
  let isOver = false;
  addEventListener('limits-end', () => {
    isOver = true;
  });
  const { timeout } = Object.getOwnPropertyDescriptors(XMLHttpRequest.prototype);
  XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
    ...rest: unknown[]
  ) {
    const { pathname } = new URL(url, location.href);
    if (!isOver && method.toUpperCase() === call.method && new RegExp(call.pattern).test(pathname))
      Object.defineProperty(this, 'timeout', {
        get: () => timeout.get?.call(this),
        set: () => timeout.set?.call(this, call.shortLimitMs),
      });
    Reflect.apply(open, this, [method, url, ...rest]);
  } as typeof open;
}
