import { putWithin } from './put-within.ts';
import { filesStore, limits, picturesStore } from './stores.ts';
import { mayKeep } from './kinds-of-request.ts';

type File = { url: string; integrity?: string };

/** Keeps released files, from the browser's own cache where it has them. @returns whether all of them are kept. */
export async function keepFiles(files: readonly File[]): Promise<boolean> {
  const store = await caches.open(filesStore);
  let isWhole = true;
  for (const { url, integrity = '' } of files) {
    if (await store.match(url)) continue;
    const answer = await fetch(url, { integrity, priority: 'low' }).catch(() => undefined);
    const isWanted = answer && mayKeep(answer, ['basic', 'cors']);
    const isKept = isWanted && (await putWithin(store, limits.files, url, answer));
    if (!isKept) isWhole = false;
  }
  return isWhole;
}

/** Whether all files are still there: the browser or a limit may have taken one. */
export async function hasFiles(urls: readonly string[]): Promise<boolean> {
  const store = await caches.open(filesStore);
  const found = await Promise.all(urls.map((url) => store.match(url)));
  return found.every(Boolean);
}

/** Keeps pictures that a page has shown. One that is seen again counts as new once it belongs to the older half. */
export async function keepPictures(urls: readonly string[]): Promise<void> {
  const store = await caches.open(picturesStore);
  const keys = await store.keys();
  const recent = new Set(keys.slice(keys.length / 2).map((key) => new URL(key.url).pathname));
  for (const url of urls) {
    if (recent.has(new URL(url, location.href).pathname)) continue;
    const answer = await fetch(url, { priority: 'low' }).catch(() => undefined);
    if (!answer || !mayKeep(answer)) continue;
    const bytes = await answer.clone().arrayBuffer();
    if (bytes.byteLength > limits.pictureBytes) continue;
    await store.delete(url);
    if (!(await putWithin(store, limits.pictures, url, answer))) return;
  }
}
