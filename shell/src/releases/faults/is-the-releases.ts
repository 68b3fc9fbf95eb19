import { isReleaseFault } from '../../loading/release-fault.ts';
import type { MetFault } from './describe-fault.ts';

/** How the API's client and the browser name what became of a call: reported as such, or given up on purpose. */
const ofCalls = ['UnreachableError', 'CanceledError'];

/**
 * Whether a release is to answer for it. Where a version could not be loaded that is so whatever happened, but for a network
 * that is away; what a page gave a name to must be found again.
 */
export function isTheReleases({ kind, error, incident }: MetFault): boolean {
  if (kind === 'failed') return navigator.onLine;
  if (incident) return true;
  return isReleaseFault(error) && !(error instanceof Error && ofCalls.includes(error.name));
}
