import { keptAttribute, pageSetHeader } from '@dana/contracts/offline';
import { keptPage } from './keep-page.ts';
import { offlinePage } from './offline-page.ts';
import { enterSet } from './stores.ts';

/** As long as the shop waits before it says that something failed. Unit: milliseconds. */
const leastWaitMs = 8_000;
const mostWaitMs = 20_000;

/**
 * How long a page may give no sign before the kept one takes its place: longer on a slow line, where an answer takes its
 * time. Unit: milliseconds. @param rttMs – of the connection, where the browser knows it.
 */
export const stallLimitMs = (rttMs = 0): number => Math.min(mostWaitMs, leastWaitMs + 10 * rttMs);

/** The page of the network, however slow; the kept one only where the network gives no answer at all. */
export async function answerPage(event: FetchEvent, rttMs: number | undefined): Promise<Response> {
  const askedAtMs = Date.now();
  const asked = fromNetwork(event);
  const first = await Promise.race([asked, after(stallLimitMs(rttMs))]);
  const isStalled = first === 'stalled';
  if (first instanceof Response) {
    const set = first.headers.get(pageSetHeader);
    if (set !== null) event.waitUntil(enterSet(set, askedAtMs));
    return first;
  }
  const { pathname, search } = new URL(event.request.url);
  const kept = await keptPage(pathname + search).catch(() => undefined);
  if (kept) return asKept(kept.answer, kept.note.keptAtMs);
  const late = isStalled ? await asked : undefined;
  return late ?? offlinePage(pathname);
}

/** Undefined where there is no answer. */
async function fromNetwork({ request, preloadResponse }: FetchEvent): Promise<Response | undefined> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return undefined;
  }
}

const after = (limitMs: number): Promise<'stalled'> =>
  new Promise((resolve) => setTimeout(resolve, limitMs, 'stalled'));

/** Says in its first tag that it was kept, and how old it is where the shop reads the age of what the edge keeps. */
async function asKept(answer: Response, keptAtMs: number): Promise<Response> {
  const html = await answer.text();
  const headers = new Headers(answer.headers);
  headers.set('Server-Timing', `age;dur=${Date.now() - keptAtMs}`);
  const mark = `<html ${keptAttribute}="${new Date(keptAtMs).toISOString()}" `;
  return new Response(html.replace('<html ', mark), { headers });
}
