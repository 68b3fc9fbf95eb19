import type { Page, Route } from '@playwright/test';

/** How a call may fail. */
const faults = {
  'answers 500': (route: Route) => route.fulfill({ status: 500, body: '<h1>Internal error</h1>' }),
  'answers garbage': (route: Route) => route.fulfill({ json: { success: true, data: [{ nonsense: 7 }] } }),
  'is cut off': (route: Route) => route.abort('connectionfailed'),
  // Never answered: the client gives up by itself.
  hangs: () => undefined,
};
export type Fault = keyof typeof faults;

/** Makes one call fail until the returned function heals it. */
export async function breakCall(
  page: Page,
  method: string,
  path: string | RegExp,
  fault: Fault,
): Promise<() => Promise<void>> {
  const matches = isCall(path);
  const handler = async (route: Route): Promise<void> => {
    if (route.request().method() === method) await faults[fault](route);
    else await route.fallback();
  };
  await page.route(matches, handler);
  return () => page.unroute(matches, handler);
}

/** Whether an address is that of a call. */
export const isCall = (path: string | RegExp) => (url: URL) =>
  typeof path === 'string' ? url.pathname === path : path.test(url.pathname);
