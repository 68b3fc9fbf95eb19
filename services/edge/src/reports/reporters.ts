import type { KnowsBy } from '@dana/releases/reading/health/health-objects';
import { isPrivateAddress, networkOf } from '@dana/server/address';
import type { RequestClient } from '@dana/server/request-client';
import { createSeenMarks } from './seen-marks.ts';
import { markLifetimeMs, type VisitMark } from './visit-mark.ts';

type ReportersOptions = {
  /** The shop is on the machine of who looks at it: then its address is that of all. */
  isLocal: boolean;
  /** How reporters are known has changed. */
  onChange: (knowsBy: KnowsBy) => void;
  now?: () => number;
};

type Client = Pick<RequestClient, 'address' | 'network' | 'claimed'>;

/** Of IPv6 the network that a provider gives one customer at most: a single machine can have all of its addresses. */
const reporterBits = 48;
/** When one address is taken for a proxy: so many marked visits, this share of all, and this share with a client named. */
const proxyVisits = 20;
const proxyShare = 0.9;
const claimedShare = 0.95;

type Tally = { visits: number; claimed: number };

/**
 * Who reports, for counting and for limits. An address that nearly all visits come from, and that is one of a private network or of
 * this machine, is a proxy that nobody configured: nobody on the Internet can have it. If it names a client with nearly all of
 * them, that client is the reporter; if not, each mark is one of its own.
 */
export function createReporters({ isLocal, onChange, now = Date.now }: ReportersOptions) {
  const seen = createSeenMarks({ lifetimeMs: markLifetimeMs, now });
  let [young, old] = [new Map<string, Tally>(), new Map<string, Tally>()];
  let turnMs = now() + markLifetimeMs;
  let known: KnowsBy = 'address';

  function sumOf(tallies: readonly (Tally | undefined)[]): Tally {
    return {
      visits: tallies.reduce((sum, tally) => sum + (tally?.visits ?? 0), 0),
      claimed: tallies.reduce((sum, tally) => sum + (tally?.claimed ?? 0), 0),
    };
  }

  function knowsBy(address: string): KnowsBy {
    if (isLocal || !isPrivateAddress(address)) return 'address';
    const { visits, claimed } = sumOf([young.get(address), old.get(address)]);
    const all = sumOf([...young.values(), ...old.values()]).visits;
    if (visits < proxyVisits || visits < all * proxyShare) return 'address';
    return claimed >= visits * claimedShare ? 'proxy' : 'mark';
  }

  const clientIn = ({ address, claimed }: Client): string => networkOf(claimed ?? address, reporterBits);

  return {
    /** What stands for who sent a report with this mark. Counts the mark, once. */
    of(client: Client, mark: VisitMark): string {
      note(client, mark);
      const by = knowsBy(client.address);
      if (by !== known) onChange(by);
      known = by;
      if (by === 'mark') return `mark ${mark.id}`;
      return by === 'proxy' ? clientIn(client) : networkOf(client.address, reporterBits);
    },
    /** What a limit counts by, before anything is known of the report. Behind a proxy that names nobody it is the mark, or nothing. */
    limitKey(client: Client, mark: VisitMark | undefined): string {
      const by = knowsBy(client.address);
      if (by === 'mark' && mark) return `mark ${mark.id}`;
      return by === 'proxy' ? clientIn(client) : client.network;
    },
    knowsBy: (): KnowsBy => known,
  };

  function note({ address, claimed }: Client, { id }: VisitMark): void {
    if (now() >= turnMs) [young, old, turnMs] = [new Map(), young, now() + markLifetimeMs];
    if (seen.has(id) || !seen.add(id)) return;
    // Only private addresses can become a proxy; all others count as one.
    const key = isPrivateAddress(address) && young.size < addressesMax ? address : '';
    const { visits, claimed: before } = young.get(key) ?? { visits: 0, claimed: 0 };
    young.set(key, { visits: visits + 1, claimed: before + (claimed === undefined ? 0 : 1) });
  }
}

export type Reporters = ReturnType<typeof createReporters>;

const addressesMax = 10_000;
