import type { MadeCall } from '@dana/api-client';
import type { FaultReports } from './fault-reports.ts';

/** Notes those calls of the API that may be the API's failure; which of them are is decided where they are counted. */
export function noteFailedCall(
  { call }: Pick<FaultReports, 'call'>,
  answer: Promise<unknown>,
  made: MadeCall,
): void {
  answer.catch((error: unknown) => {
    const isRefusal = error instanceof Error && 'status' in error && Number(error.status) < 500;
    // Without a network no call says anything of the API.
    if (!isRefusal && navigator.onLine) call(made, error);
  });
}
