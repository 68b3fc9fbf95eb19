/** How the list stands to the server's: nothing to do, being brought together, or not reached. */
export type SyncStatus = 'idle' | 'merging' | 'failed';

const listeners = new Set<() => void>();
let status: SyncStatus = 'idle';
let runAgain: (() => void) | undefined;

/*
 * The service and the page are separate modules of this remote; this is what they share. It is written in the browser
 * only, so that on the server no request sees another's.
 */
export const syncStatus = {
  get: (): SyncStatus => status,
  set(next: SyncStatus): void {
    status = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Brings the lists together again, when the service runs. */
  retry: (): void => runAgain?.(),
  onRetry(run: (() => void) | undefined): void {
    runAgain = run;
  },
};
