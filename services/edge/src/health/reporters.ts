import type { KnowsBy } from '@dana/contracts/release/visit-counts';
import { createSeenOnce } from '@dana/server/seen-once';
import { isPrivateAddress, networkOf } from '@dana/server/address';
import type { RequestClient } from '@dana/server/request-client';
import { tokenLifetimeMs } from './visit-tokens.ts';

type ReportersOptions = {
  /** The shop is on the machine of who looks at it: then its address is that of all. */
  isLocal: boolean;
  /** How reporters are known has changed; not more often than every ten minutes. */
  onChange: (knowsBy: KnowsBy) => void;
  now?: () => number;
};

type Client = Pick<RequestClient, 'address' | 'network' | 'claimed'>;
/** Visits that came with a good token, and those of them for which the address named a client of its own. */
type Tally = { visits: number; claimed: number };

/** Of IPv6 the network that a provider gives one customer at most: a single machine can have all of its addresses. */
const reporterBits = 48;
/** When a private address is taken for a proxy: so many visits with a token, this share of all, and this share with a client named. */
const proxyVisits = 20;
const proxyShare = 0.9;
const claimedShare = 0.95;
const addressesMax = 10_000;
const betweenChangesMs = 600_000;

/**
 * Who reports, for counting and for limits. An address that nearly all visits come from, and that is one of a private network or of
 * this machine, is a proxy that nobody configured: nobody on the Internet can have it. If it names a client with nearly all of
 * them, that client is the reporter; if not, each token is one of its own.
 */
export function createReporters({ isLocal, onChange, now = Date.now }: ReportersOptions) {
  const isNew = createSeenOnce({ lifetimeMs: tokenLifetimeMs, now });
  let young = { all: 0, byAddress: new Map<string, Tally>() };
  let old = { all: 0, byAddress: new Map<string, Tally>() };
  let turnMs = now() + tokenLifetimeMs;
  let proxy: { address: string; by: KnowsBy } | undefined;
  let said: KnowsBy = 'address';
  let nextSayMs = 0;

  /** Counts a visit of the last hour or two, once: of each private address, and of all. */
  function count({ address, claimed }: Client, id: string): void {
    if (now() >= turnMs) {
      old = young;
      young = { all: 0, byAddress: new Map() };
      turnMs = now() + tokenLifetimeMs;
    }
    if (!isNew(id)) return;
    young.all += 1;
    if (!isPrivateAddress(address) || young.byAddress.size >= addressesMax) return;
    const known = young.byAddress.get(address) ?? { visits: 0, claimed: 0 };
    known.visits += 1;
    if (claimed !== undefined) known.claimed += 1;
    young.byAddress.set(address, known);
  }

  function knowsBy(address: string): KnowsBy {
    const tallies = [young, old].flatMap(({ byAddress }) => byAddress.get(address) ?? []);
    const visits = tallies.reduce((sum, tally) => sum + tally.visits, 0);
    const claimed = tallies.reduce((sum, tally) => sum + tally.claimed, 0);
    if (isLocal || visits < proxyVisits || visits < (young.all + old.all) * proxyShare) return 'address';
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
    /** What stands for who sent a report with this token. Counts the token, once. */
    of(client: Client, { id }: { id: string }): string {
      const { address } = client;
      count(client, id);
      const by = knowsBy(address);
      noteProxy(address, by);
      if (by === 'mark') return `mark ${id}`;
      return by === 'proxy' ? clientIn(client) : networkOf(address, reporterBits);
    },
    /** What stands for who asks for a page without having one yet. Behind a proxy that names nobody all are one. */
    asking: (client: Client): string =>
      knowsBy(client.address) === 'proxy' ? clientIn(client) : networkOf(client.address, reporterBits),
    /** What a limit counts by, before the report counts. What comes without a token through a proxy that names nobody has one limit. */
    limitKey(client: Client, token: { id: string } | undefined): string {
      const by = knowsBy(client.address);
      if (by === 'mark' && token) return `mark ${token.id}`;
      return by === 'proxy' ? clientIn(client) : client.network;
    },
    knowsBy: (): KnowsBy => proxy?.by ?? 'address',
  };
}

export type Reporters = ReturnType<typeof createReporters>;

const sentences: Readonly<Record<KnowsBy, string>> = {
  address: 'Visits are known by the addresses of those who report.',
  proxy:
    'All visits come through a proxy that TRUSTED_PROXIES does not name. Whom it names as its clients is taken for counting, and for nothing else. Set TRUSTED_PROXIES.',
  mark: 'All visits come through a proxy that TRUSTED_PROXIES does not name and that names no clients. Releases are watched by signed tokens alone: who opens many pages can have one taken back. Set TRUSTED_PROXIES, and have the proxy write X-Forwarded-For.',
};

/** How reporters are known, for the log. */
export const reportersSentence = (by: KnowsBy): string => sentences[by];
