import { isApiError, type MadeCall } from '@dana/api-client';
import type { BeaconDetails } from '@dana/contracts/beacon';
import { failedCallLimits } from '@dana/contracts/beacon/limits';
import type { FailedCalls } from '@dana/contracts/beacon/failed-calls';
import { routeOfCall } from './route-of-call.ts';

type CountOptions = {
  send: (details: BeaconDetails) => void;
  /** How long a failed call waits for others like it. Unit: milliseconds. */
  delayMs?: number;
};

const firstServerFault = 500;
/** Reports of one document: an API that is away for hours is known after these. */
const mostReports = 5;

/** Counts failed calls of the API and sends them together, also when the page is hidden. */
export function countCalls({ send, delayMs = 3_000 }: CountOptions) {
  const waiting = new Map<string, FailedCalls>();
  let left = mostReports;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const calls = [...waiting.values()];
    waiting.clear();
    if (calls.length === 0 || left-- <= 0) return;
    send({ calls });
  }
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());

  return {
    count({ method, path }: MadeCall, error: unknown): void {
      const status = statusOf(error);
      if (status === undefined || left <= 0) return;
      const route = routeOfCall(path);
      const key = `${method} ${route} ${status}`;
      const before = waiting.get(key)?.count ?? 0;
      if (!waiting.has(key) && waiting.size >= failedCallLimits.inBeacon) return;
      waiting.set(key, { method, route, status, count: Math.min(before + 1, failedCallLimits.count) });
      timer ??= setTimeout(flush, delayMs);
    },
  };
}

/** Undefined for what is no failure of the API: a refusal, a call that was given up, a device without a network. */
function statusOf(error: unknown): number | undefined {
  if (isApiError(error)) return error.status >= firstServerFault ? Math.min(error.status, 599) : undefined;
  if (!(error instanceof Error) || error.name !== 'UnreachableError' || !navigator.onLine) return undefined;
  // A page that is left ends its calls.
  const isLeft = error.cause instanceof Error && 'code' in error.cause && error.cause.code === 'ECONNABORTED';
  return isLeft ? undefined : 0;
}
