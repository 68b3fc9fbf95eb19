import type { MadeCall } from '@dana/api-client';
import type { BeaconDetails } from '@dana/contracts/beacon';
import type { InlineComposition } from '@dana/contracts/release/composition';
import { countCalls } from './count-calls.ts';
import { describeFault, type MetFault } from './describe-fault.ts';
import { isReleaseFault } from '../../loading/release-fault.ts';

export type ReporterOptions = {
  composition: Pick<InlineComposition, 'shell' | 'remotes'>;
  send: (details: BeaconDetails) => void;
};

/** Kinds of fault that one document reports; what comes after them is seen in other documents. */
const mostFaults = 10;

/** Describes faults and sends them, each kind of them once in this document. */
export function createFaultReporter({ composition, send }: ReporterOptions) {
  const reported = new Set<string>();
  const calls = countCalls({ send });

  return {
    /** @param pathname – the address at which it was met, with its language. */
    fault(met: MetFault, pathname: string): void {
      if (!isTheReleases(met)) return;
      const fault = describeFault(met, composition, pathname);
      if (!fault || reported.size >= mostFaults) return;
      const { remote, version, kind, message, stack } = fault;
      const group = JSON.stringify([remote, version, kind, message, stack[0]]);
      if (reported.has(group)) return;
      reported.add(group);
      send({ faults: [fault] });
    },
    call: (made: MadeCall, error: unknown): void => calls.count(made, error),
  };
}

/** How the API's client and the browser name what became of a call: reported as such, or given up on purpose. */
const ofCalls = ['UnreachableError', 'CanceledError'];

/**
 * Whether a release is to answer for it. Where a version could not be loaded that is so whatever happened, but for a network
 * that is away; what a page gave a name to must be found again.
 */
function isTheReleases({ kind, error, incident }: MetFault): boolean {
  if (kind === 'failed') return navigator.onLine;
  if (incident) return true;
  return isReleaseFault(error) && !(error instanceof Error && ofCalls.includes(error.name));
}
