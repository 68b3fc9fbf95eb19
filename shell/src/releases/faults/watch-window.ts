import type { FaultReports } from './fault-reports.ts';

/** Notes what nobody catches in this document. Scripts of other people are sorted out where faults are described. */
export function watchWindow({ fault }: Pick<FaultReports, 'fault'>, target: Window = window): void {
  target.addEventListener('error', ({ error }) => fault({ kind: 'thrown', error }));
  target.addEventListener('unhandledrejection', ({ reason }) => fault({ kind: 'rejection', error: reason }));
}
