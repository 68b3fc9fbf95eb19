import type { FaultReports } from './fault-reports.ts';

/** How React says that the server left a region to the browser: it was late there, or broke, which the server's log has. */
const leftByServer = /#419\b|server (could|did) not finish/;

/**
 * What React does with an error that it recovered from while it took over the server's HTML, and beside it a note. Where
 * something was thrown, that is the fault; a difference between the server's HTML and the browser's is one of itself.
 */
export const noteRecovered =
  ({ fault, passOver }: Pick<FaultReports, 'fault' | 'passOver'>) =>
  (error: unknown, { componentStack }: { componentStack?: string | null | undefined } = {}): void => {
    const { message, cause } = error instanceof Error ? error : { message: '', cause: undefined };
    if (!leftByServer.test(message))
      fault({ kind: 'hydration', error: cause ?? error, componentStack: componentStack ?? undefined });
    // The window's listener gets it next.
    passOver(error);
    reportError(error);
  };
