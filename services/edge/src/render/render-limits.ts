import { availableParallelism } from 'node:os';
import { type ThreadLimits, threadLimits } from '@dana/releases/rendering/render-thread';

/** When a renderer stops accepting and waiting. All times in milliseconds. */
export type RenderLimits = ThreadLimits & {
  /** The most pages that one thread has under way at once: they mostly wait for the API, and share one processor. */
  pagesAtOnce: number;
  /** Pages of one composition that may wait for a thread, for each of its threads. */
  queueLength: number;
  /** A page that waited this long is refused: its shopper gets an answer, and those behind it a page. */
  queueWaitMs: number;
  /** The same while no thread is there that answers, because the composition has just begun or the only one was lost. */
  startWaitMs: number;
  /** A thread that goes without a damaged remote is replaced after so long: the files may be right again. */
  withoutRemoteMs: number;
};

export const renderLimits: RenderLimits = {
  ...threadLimits,
  pagesAtOnce: 6,
  queueLength: 32,
  queueWaitMs: 3_000,
  startWaitMs: 15_000,
  withoutRemoteMs: 20_000,
};

/**
 * Threads for the live composition.
 * @param setting – `RENDER_WORKERS`; without it one less than there are cores, which leaves one to the server itself.
 * Errors: throws when the setting is no whole number from 1 on.
 */
export function workerCount(setting: string | undefined): number {
  if (setting === undefined || setting === '') return Math.max(1, availableParallelism() - 1);
  const count = Number(setting);
  if (Number.isInteger(count) && count >= 1) return count;
  throw new Error(`RENDER_WORKERS is "${setting}"; it is the number of rendering threads, 1 or more.`);
}
