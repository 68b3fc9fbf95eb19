import { createLateSource } from '@dana/runtime';
import type { AwaitOther, createLookout, LookoutOptions } from './lookout.ts';

/** What looks for other versions is a file of its own: only pages that cannot show something load it. */
export function createAwaitOther(
  options: LookoutOptions,
  load: () => Promise<{ createLookout: typeof createLookout }> = () =>
    import(/* webpackChunkName: "lookout" */ './lookout.ts'),
): AwaitOther {
  const source = createLateSource(load);
  const lookout = source.whenThere().then((file) => file.createLookout(options));

  return (remote, heal, mayReturn) => {
    const waiting = new AbortController();
    source.ask();
    window.addEventListener('online', source.ask, { signal: waiting.signal });
    void lookout.then((look) => {
      if (waiting.signal.aborted) return;
      const end = look(remote, heal, mayReturn);
      waiting.signal.addEventListener('abort', end);
    });
    return () => waiting.abort();
  };
}
