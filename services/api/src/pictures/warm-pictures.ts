import type { PictureRequest, PictureStore } from './picture-store.ts';

type WarmOptions = {
  readonly store: PictureStore;
  readonly onProgress?: (doneCount: number, totalCount: number) => void;
  readonly signal?: AbortSignal;
};

/**
 * Encodes a list of pictures ahead of the first shopper, one after the other, so that a real request always finds a
 * free turn. A picture that fails stops the list: it would fail for the shopper too and must be seen.
 */
export async function warmPictures(
  list: readonly PictureRequest[],
  { store, onProgress, signal }: WarmOptions,
): Promise<void> {
  let doneCount = 0;
  for (const request of list) {
    if (signal?.aborted) return;
    await store.read(request);
    doneCount += 1;
    onProgress?.(doneCount, list.length);
  }
}
