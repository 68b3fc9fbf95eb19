import { compositionPath } from '@dana/contracts/composition-path';
import type { InlineComposition, ReleaseMapAnswer } from '@dana/contracts/release/composition';
import type { RemoteReleases } from '../../loading/load-from-remote.ts';
import { isNewer, type Present, readLive } from '../read-live.ts';
import { whileLookedAt } from './while-looked-at.ts';

/**
 * While something of a remote cannot be shown: calls back when another version of it is live for this visitor, whose modules
 * the loader gives from then on. @returns ends that.
 * @param mayReturn – it may come back as it is, as data do when the API answers again: calls back with each look as well.
 */
export type AwaitOther = (remote: string, heal: () => void, mayReturn?: boolean) => () => void;

export type RecoveryPollerOptions = {
  /** What this document was made of. */
  present: Present & Pick<InlineComposition, 'shell'>;
  /** The releases of this document. Where another version of a remote is live, it takes the place of that one's. */
  remotes: Record<string, RemoteReleases>;
  /** Called when releases of this document were exchanged: it is no longer the document of one composition. */
  onExchanged: () => void;
  /** Has the document made of other releases, unless the shopper would lose something by that. */
  leave: () => void;
  /** Between one look and the next: doubles up to the longest. Unit: milliseconds. */
  firstDelayMs?: number;
  longestDelayMs?: number;
};

/** For both questions of one look. Unit: milliseconds. */
const answerMs = 10_000;

type Waiting = { remote: string; heal: () => void; mayReturn: boolean };

/**
 * Looks at the release map as long as something is waited for: soon at first, for who was given an earlier version after a
 * crash, then more and more seldom. Not while nobody looks at the page, nor without a network. Where the shell is another by then
 * it may be what broke, and the whole document is left for a new one.
 */
export function createRecoveryPoller({
  present,
  remotes,
  onExchanged,
  leave,
  firstDelayMs = 4_000,
  longestDelayMs = 60_000,
}: RecoveryPollerOptions): AwaitOther {
  const waiting = new Set<Waiting>();
  let delayMs = firstDelayMs;
  const watch = whileLookedAt(look);

  async function look(): Promise<void> {
    try {
      const signal = AbortSignal.timeout(answerMs);
      const live = await readLive(signal);
      const isDue = [...waiting].some(({ remote }) =>
        isOther(remotes[remote]?.current, live.remotes[remote]),
      );
      if (isDue) exchange(await readComposition(signal));
      // What a shell broke, another version of the remote is broken by as well; a shell is exchanged by a document alone.
      else if (isNewer(live, present) && isOther(present.shell, live.shell)) leave();
    } catch {
      // The next look will show it.
    }
    for (const { heal, mayReturn } of [...waiting]) if (mayReturn) heal();
    delayMs = Math.min(delayMs * 2, longestDelayMs);
    plan();
  }

  /** Of those that are waited for: what can be seen of the others goes on as it is. */
  function exchange(live: Pick<InlineComposition, 'remotes'>): void {
    const others = [...new Set([...waiting].map(({ remote }) => remote))].filter(
      (remote) => live.remotes[remote] && live.remotes[remote].current.base !== remotes[remote]?.current.base,
    );
    for (const remote of others) Object.assign(remotes, { [remote]: live.remotes[remote] });
    if (others.length > 0) onExchanged();
    for (const { remote, heal } of [...waiting]) if (others.includes(remote)) heal();
  }

  const plan = (): void => (waiting.size > 0 ? watch.plan(spread(delayMs)) : watch.stop());

  return (remote, heal, mayReturn = false) => {
    const each = { remote, heal, mayReturn };
    if (waiting.size === 0) delayMs = firstDelayMs;
    waiting.add(each);
    plan();
    return () => {
      waiting.delete(each);
      if (waiting.size === 0) watch.stop();
    };
  };
}

/** All tabs that met a broken release would ask at once. */
const spread = (delayMs: number): number => delayMs * (0.75 + Math.random() / 2);

const isOther = (own: { base: string } | undefined, live: ReleaseMapAnswer['shell'] | undefined): boolean =>
  live !== undefined && own !== undefined && !own.base.endsWith(`/${live.treeHash}/`);

/** The releases that a new document would be made of. Rejects when they cannot be had, as from a server of before. */
async function readComposition(signal: AbortSignal): Promise<InlineComposition> {
  const answer = await fetch(compositionPath, { cache: 'no-store', signal });
  if (!answer.ok) throw new Error(`The composition answered ${answer.status}.`);
  // Made by our own server; the loader refuses releases that are not of the form that it can trust.
  return (await answer.json()) as InlineComposition;
}
