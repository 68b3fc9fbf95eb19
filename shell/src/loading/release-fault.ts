import type { Beacon } from '@dana/contracts/beacon';

export type FaultReason = NonNullable<Beacon['events'][number]['reason']>;

/** Network failures: the version itself may be right, and is worth another try. */
const reasonByName: Record<string, FaultReason> = {
  EntryMissingError: 'missing',
  EntryNetworkError: 'network',
  EntryIntegrityError: 'integrity',
  ManifestError: 'manifest',
  ChunkLoadError: 'network',
  TimeoutError: 'timeout',
};

/** Why a release could not be loaded; `evaluation` for all that is its own fault. */
export function faultReason(error: unknown): FaultReason {
  return (error instanceof Error && reasonByName[error.name]) || 'evaluation';
}

/** Whether what a region threw is the release's fault, not that of the API or of a file that did not come. */
export function isReleaseFault(error: unknown): boolean {
  const name = error instanceof Error ? error.name : '';
  return !['ApiError', 'RemoteLoadError', 'AbortError'].includes(name) && !(name in reasonByName);
}
