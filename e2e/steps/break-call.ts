import { expect, type Page, type Route } from '@playwright/test';
import { shortenLimit } from './hang-call.ts';

/** How a call may fail. */
const faults = {
  'answers 500': (route: Route) => route.fulfill({ status: 500, body: '<h1>Internal error</h1>' }),
  'answers garbage': (route: Route) => route.fulfill({ json: { success: true, data: [{ nonsense: 7 }] } }),
  'is cut off': (route: Route) => route.abort('connectionfailed'),
  // Never answered: the client gives up by itself, here after a second.
  hangs: () => undefined,
};
type Fault = keyof typeof faults;

/** What a browser and the shop write into the console when a call fails like this. */
export const noiseOfFaults =
  /status of (500|422)|ERR_CONNECTION_FAILED|answered in a form this shop does not know|held something that was left out/;

/** A call as the API knows it. */
type Call = { method: string; path: string | RegExp };

type Broken = {
  /** What leads to the calls. */
  act: () => Promise<unknown>;
  /** What is to be seen of their failing, while they still fail. */
  look: () => Promise<unknown>;
};

/** Makes calls fail while something is done and looked at, and repairs them. Each of them has to be made. */
export async function whileBroken(
  page: Page,
  calls: readonly Call[],
  fault: Fault,
  { act, look }: Broken,
): Promise<void> {
  const seen = new Set<Call>();
  const repairs = await Promise.all(
    calls.map((call) => breakCall(page, call.method, call.path, fault, () => seen.add(call))),
  );
  await act();
  await expect.poll(() => seen.size, { message: 'calls that were made and failed' }).toBe(calls.length);
  await look();
  await Promise.all(repairs.map((repair) => repair()));
}

/**
 * Makes one call fail until the returned function repairs it. The route stays: with the last one Playwright ends its watch
 * over the network, and what is under way at that moment may never be reported as finished.
 */
export async function breakCall(
  page: Page,
  method: string,
  path: string | RegExp,
  fault: Fault,
  onFail: () => void = () => undefined,
): Promise<() => Promise<void>> {
  let isRepaired = false;
  const handler = async (route: Route): Promise<void> => {
    if (isRepaired || route.request().method() !== method) return route.fallback();
    onFail();
    await faults[fault](route);
  };
  const giveTime = fault === 'hangs' ? await shortenLimit(page, method, path) : undefined;
  await page.route(isCall(path), handler);
  return async () => {
    isRepaired = true;
    await giveTime?.();
  };
}

/** Whether an address is that of a call. */
export const isCall = (path: string | RegExp) => (url: URL) =>
  typeof path === 'string' ? url.pathname === path : path.test(url.pathname);
