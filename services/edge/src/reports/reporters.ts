import type { KnowsBy } from '@dana/releases/reading/health/health-objects';
import { networkOf } from '@dana/server/address';
import type { RequestClient } from '@dana/server/request-client';
import type { VisitMark } from '@dana/releases/reading/visit-mark';
import { createVisitsByAddress } from './visits-by-address.ts';

type ReportersOptions = {
  /** The shop is on the machine of who looks at it: then its address is that of all. */
  isLocal: boolean;
  /** How reporters are known has changed; not more often than every ten minutes. */
  onChange: (knowsBy: KnowsBy) => void;
  now?: () => number;
};

type Client = Pick<RequestClient, 'address' | 'network' | 'claimed'>;

/** Of IPv6 the network that a provider gives one customer at most: a single machine can have all of its addresses. */
const reporterBits = 48;
/** When a private address is taken for a proxy: so many marked visits, this share of all, and this share with a client named. */
const proxyVisits = 20;
const proxyShare = 0.9;
const claimedShare = 0.95;
const betweenChangesMs = 600_000;

/**
 * Who reports, for counting and for limits. An address that nearly all visits come from, and that is one of a private network or of
 * this machine, is a proxy that nobody configured: nobody on the Internet can have it. If it names a client with nearly all of
 * them, that client is the reporter; if not, each mark is one of its own.
 */
export function createReporters({ isLocal, onChange, now = Date.now }: ReportersOptions) {
  const marked = createVisitsByAddress(now);
  let proxy: { address: string; by: KnowsBy } | undefined;
  let said: KnowsBy = 'address';
  let nextSayMs = 0;

  function knowsBy(address: string): KnowsBy {
    const { visits, claimed, all } = marked.of(address);
    if (isLocal || visits < proxyVisits || visits < all * proxyShare) return 'address';
    return claimed >= visits * claimedShare ? 'proxy' : 'mark';
  }

  /** One address at the most can have nearly all visits. */
  function noteProxy(address: string, by: KnowsBy): void {
    if (by !== 'address') proxy = { address, by };
    else if (proxy?.address === address) proxy = undefined;
    const current = proxy?.by ?? 'address';
    if (current === said || now() < nextSayMs) return;
    nextSayMs = now() + betweenChangesMs;
    said = current;
    onChange(current);
  }

  const clientIn = ({ address, claimed }: Client): string => networkOf(claimed ?? address, reporterBits);

  return {
    /** What stands for who sent a report with this mark. Counts the mark, once. */
    of(client: Client, mark: VisitMark): string {
      const { address, claimed } = client;
      marked.add(address, claimed !== undefined, mark);
      const by = knowsBy(address);
      noteProxy(address, by);
      if (by === 'mark') return `mark ${mark.id}`;
      return by === 'proxy' ? clientIn(client) : networkOf(address, reporterBits);
    },
    /** What a limit counts by, before the report counts. What comes without a mark through a proxy that names nobody has one limit. */
    limitKey(client: Client, mark: VisitMark | undefined): string {
      const by = knowsBy(client.address);
      if (by === 'mark' && mark) return `mark ${mark.id}`;
      return by === 'proxy' ? clientIn(client) : client.network;
    },
    knowsBy: (): KnowsBy => proxy?.by ?? 'address',
  };
}

export type Reporters = ReturnType<typeof createReporters>;
