import type { startLate } from './start-late.ts';

/** Prefetching and the check for releases. Without them the shop works as well. */
export async function startLateParts(options: Parameters<typeof startLate>[0]): Promise<void> {
  const late = await import(/* webpackChunkName: "late" */ './start-late.ts').catch(() => undefined);
  late?.startLate(options);
}
