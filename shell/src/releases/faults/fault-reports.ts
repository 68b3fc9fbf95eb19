import type { MadeCall } from '@dana/api-client';
import { createLateSource } from '@dana/runtime';
import { inTime } from '../../loading/in-time.ts';
import type { MetFault } from './describe-fault.ts';
import type { createFaultReporter, ReporterOptions } from './fault-reporter.ts';

export type FaultReports = {
  /** Notes a fault; one error once. */
  fault: (met: MetFault) => void;
  /** Takes no note of this error when it comes. */
  passOver: (error: unknown) => void;
  /** Notes a call of the API that failed. */
  call: (made: MadeCall, error: unknown) => void;
  /** Resolves when all that was noted is sent, at the latest after a second. Never rejects. */
  sent: () => Promise<unknown>;
};

/** Faults, and failed calls, that are looked at in a document: what a page that breaks in a loop may cost. */
const mostNoted = 50;
const longestWaitMs = 1_000;

type Reporter = ReturnType<typeof createFaultReporter>;

/** Takes faults from the start; what describes them is a file of its own, which only pages with a fault load. */
export function createFaultReports(
  options: ReporterOptions,
  load: () => Promise<{ createFaultReporter: typeof createFaultReporter }> = () =>
    import(/* webpackChunkName: "fault-reporter" */ './fault-reporter.ts'),
): FaultReports {
  const source = createLateSource(load);
  const reporter = source.whenThere().then((file) => file.createFaultReporter(options));
  const known = new WeakSet<object>();
  const left = { fault: mostNoted, call: mostNoted };
  let sent: Promise<unknown> = Promise.resolve();

  function pass(what: keyof typeof left, run: (there: Reporter) => void): void {
    if (left[what] === 0) return;
    left[what] -= 1;
    source.ask();
    // What was lost on its way is asked for again; twice the same listener is one.
    window.addEventListener('online', source.ask);
    sent = reporter.then(run);
  }
  /** Whether it is the first time; what is no object cannot be known again. */
  function isNew(error: unknown): boolean {
    if (typeof error !== 'object' || error === null) return true;
    const isKnown = known.has(error);
    known.add(error);
    return !isKnown;
  }
  return {
    fault(met) {
      const { pathname } = location;
      if (isNew(met.error)) pass('fault', (there) => there.fault(met, pathname));
    },
    passOver: (error) => void isNew(error),
    call: (made, error) => pass('call', (there) => there.call(made, error)),
    sent: () => inTime(sent, longestWaitMs).catch(() => undefined),
  };
}
