import { pageSetHeader } from '@dana/contracts/offline';
import { mayKeep } from './kinds-of-request.ts';
import { putWithin } from './put-within.ts';
import { enterSet, filesStore, limits, picturesStore, presentSet } from './stores.ts';

/** A released file never changes under its address: the kept one, unless its bytes are not those that the page names. */
export async function answerFile({ request }: FetchEvent): Promise<Response> {
  const store = await caches.open(filesStore);
  const kept = await store.match(request.url).catch(() => undefined);
  if (!kept) return fetch(request);
  if (await isAsNamed(kept, request.integrity)) return kept;
  await store.delete(request.url);
  return fetch(request);
}

/** Whether the bytes have the hash of a tag's `integrity`. */
async function isAsNamed(kept: Response, integrity: string): Promise<boolean> {
  const [, bits, hash] = /^sha(256|384|512)-(\S+)$/.exec(integrity) ?? [];
  if (bits === undefined) return integrity === '';
  const digest = await crypto.subtle.digest(`SHA-${bits}`, await kept.clone().arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest))) === hash;
}

/** The picture of the network; the kept one where there is no answer. */
export async function answerPicture({ request }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    return (await (await caches.open(picturesStore)).match(request.url)) ?? Promise.reject(error);
  }
}

/** What pages are made of: from the network, and kept on the way; the kept answer where there is none. */
export async function answerData(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const askedAtMs = Date.now();
  try {
    const answer = await fetch(request);
    const isPageData = new URL(request.url).pathname.startsWith('/page-data/');
    if (isPageData ? answer.status === 200 : mayKeep(answer))
      event.waitUntil(keepData(request, answer.clone(), askedAtMs));
    return answer;
  } catch (error) {
    return (await (await presentSet())?.data.match(request)) ?? Promise.reject(error);
  }
}

async function keepData(request: Request, answer: Response, askedAtMs: number): Promise<void> {
  const name = answer.headers.get(pageSetHeader);
  const set = name === null ? await presentSet() : await enterSet(name, askedAtMs);
  if (set) await putWithin(set.data, limits.data, request, answer);
}
