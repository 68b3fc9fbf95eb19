import { createLateSource } from '@dana/runtime';
import type { createLookout, LookoutOptions } from './lookout.ts';

/**
 * While something of a remote cannot be shown: calls back when another version of it is live for this visitor, whose modules
 * the loader gives from then on. @returns ends that.
 */
export type AwaitOther = (remote: string, heal: () => void) => () => void;

/** What looks for other versions is a file of its own: only pages that cannot show something load it. */
export function createAwaitOther(
  options: LookoutOptions,
  load: () => Promise<{ createLookout: typeof createLookout }> = () =>
    import(/* webpackChunkName: "lookout" */ './lookout.ts'),
): AwaitOther {
  const source = createLateSource(load);
  const lookout = source.whenThere().then((file) => file.createLookout(options));

  return (remote, heal) => {
    const waiting = new AbortController();
    source.ask();
    window.addEventListener('online', source.ask, { signal: waiting.signal });
    void lookout.then((look) => {
      if (waiting.signal.aborted) return;
      const end = look(remote, heal);
      waiting.signal.addEventListener('abort', end);
    });
    return () => waiting.abort();
  };
}
