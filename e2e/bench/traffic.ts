import type { CDPSession } from '@playwright/test';

/** One request of a page. Times since the navigation began, bytes as they travelled. */
export type SeenRequest = { path: string; startedMs: number; endedMs: number; bytes: number };
export type Traffic = () => SeenRequest[];

/** Notes every request of a page from its navigation on; the answer gives what was seen until then. */
export function watchTraffic(session: CDPSession): Traffic {
  const requests = new Map<string, SeenRequest>();
  let originSeconds: number | undefined;
  const since = (timestamp: number): number => (timestamp - (originSeconds ?? timestamp)) * 1000;
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    if (request.url.startsWith('data:')) return;
    originSeconds ??= timestamp;
    const path = new URL(request.url).pathname;
    requests.set(requestId, { path, startedMs: since(timestamp), endedMs: Number.NaN, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { endedMs: since(timestamp), bytes: encodedDataLength });
  });
  return () => [...requests.values()];
}

export const isScript = ({ path }: SeenRequest): boolean => path.endsWith('.js');

export const bytesOf = (requests: readonly SeenRequest[]): number =>
  requests.reduce((total, { bytes }) => total + bytes, 0);
