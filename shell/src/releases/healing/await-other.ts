import { createLateSource } from '@dana/runtime';
import type { AwaitOther, createRecoveryPoller, RecoveryPollerOptions } from './recovery-poller.ts';

/** What looks for other versions is a file of its own: only pages that cannot show something load it. */
export function createAwaitOther(
  options: RecoveryPollerOptions,
  load: () => Promise<{ createRecoveryPoller: typeof createRecoveryPoller }> = () =>
    import(/* webpackChunkName: "recovery-poller" */ './recovery-poller.ts'),
): AwaitOther {
  const source = createLateSource(load);
  const recoveryPoller = source.whenThere().then((file) => file.createRecoveryPoller(options));

  return (remote, heal, mayReturn) => {
    const waiting = new AbortController();
    source.ask();
    window.addEventListener('online', source.ask, { signal: waiting.signal });
    void recoveryPoller.then((look) => {
      if (waiting.signal.aborted) return;
      const end = look(remote, heal, mayReturn);
      waiting.signal.addEventListener('abort', end);
    });
    return () => waiting.abort();
  };
}
