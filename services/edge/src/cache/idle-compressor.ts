import { performance } from 'node:perf_hooks';
import type { KeptDocument } from './kept-document.ts';
import { bestCompressed } from './kept-document.ts';

type Options = {
  /** Somebody waits for a page. */
  isBusy: () => boolean;
  read: (key: string) => KeptDocument | undefined;
  replace: (key: string, before: KeptDocument, after: KeptDocument) => void;
  /** Between two looks whether there is time. Unit: milliseconds. */
  pauseMs?: number;
};

/** The most of its time that the server's own thread may be at work, for there to be time for something else. */
const mostUse = 0.5;
const keysMax = 1_000;

/** Compresses documents as well as possible, one after the other, while there is nothing else to do. */
export function createIdleCompressor({ isBusy, read, replace, pauseMs = 500 }: Options) {
  const asked = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let use = performance.eventLoopUtilization();

  function wait(): void {
    use = performance.eventLoopUtilization();
    timer = setTimeout(() => void look(), pauseMs).unref();
  }
  async function look(): Promise<void> {
    const [key] = asked;
    const hasTime = !isBusy() && performance.eventLoopUtilization(use).utilization < mostUse;
    if (key !== undefined && hasTime) {
      asked.delete(key);
      const document = read(key);
      if (document && !document.isBest) replace(key, document, await bestCompressed(document));
    }
    timer = undefined;
    if (asked.size > 0) wait();
  }
  return {
    /** Has this document compressed when there is time. */
    ask(key: string): void {
      if (asked.size >= keysMax) return;
      asked.add(key);
      if (!timer) wait();
    },
  };
}
