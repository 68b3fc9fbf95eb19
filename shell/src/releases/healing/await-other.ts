import { createLateSource } from '@dana/runtime';
import type { createLookout, LookoutOptions } from './lookout.ts';

/**
 * While something of a remote cannot be shown: calls back when another version of it is live for this visitor, whose modules
 * the loader gives from then on. @returns ends that.
 * @param mayReturn – it may come back as it is, as data do when the API answers again: calls back with each look as well.
 */
export type AwaitOther = (remote: string, heal: () => void, mayReturn?: boolean) => () => void;

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
