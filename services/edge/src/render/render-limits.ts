import { availableParallelism } from 'node:os';

/** When a renderer stops accepting and waiting. All times in milliseconds. */
export type RenderLimits = {
  /** The most pages that one thread has under way at once: they mostly wait for the API, and share one processor. */
  pagesAtOnce: number;
  /** Pages of one composition that may wait for a thread, for each of its threads. */
  queueLength: number;
  /** A page that waited this long is refused: its shopper gets an answer, and those behind it a page. */
  queueWaitMs: number;
  /** The same while no thread is there yet, because the composition has just begun. */
  startWaitMs: number;
  /** From the start of a render. The renderer's own limits, loaders included, are shorter. */
  giveUpMs: number;
  /** Between two questions whether a thread still answers. */
  pingMs: number;
  /** Questions in a row without an answer that make a thread a stuck one. */
  pingsMissed: number;
  /** How long a thread may take to load its composition. */
  startMs: number;
};

export const renderLimits: RenderLimits = {
  pagesAtOnce: 6,
  queueLength: 32,
  queueWaitMs: 3_000,
  startWaitMs: 15_000,
  giveUpMs: 7_000,
  pingMs: 1_000,
  pingsMissed: 4,
  startMs: 30_000,
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
