import { isPrivateAddress } from '@dana/server/address';
import { createSeenMarks } from './seen-marks.ts';
import { markLifetimeMs, type VisitMark } from '@dana/releases/reading/visit-mark';

/** Visits that came with a good mark, and those of them for which the address named a client of its own. */
type Tally = { visits: number; claimed: number };

const addressesMax = 10_000;
const none: Tally = { visits: 0, claimed: 0 };

/** Marked visits of the last hour or two: of each private address, and of all. Each mark counts once. */
export function createVisitsByAddress(now: () => number) {
  const seen = createSeenMarks({ lifetimeMs: markLifetimeMs, now });
  let young = { all: 0, byAddress: new Map<string, Tally>() };
  let old = young;
  let turnMs = now() + markLifetimeMs;

  return {
    add(address: string, hasClaim: boolean, { id }: VisitMark): void {
      if (now() >= turnMs) {
        old = young;
        young = { all: 0, byAddress: new Map() };
        turnMs = now() + markLifetimeMs;
      }
      if (seen.has(id) || !seen.add(id)) return;
      young.all += 1;
      if (!isPrivateAddress(address) || young.byAddress.size >= addressesMax) return;
      const { visits, claimed } = young.byAddress.get(address) ?? none;
      young.byAddress.set(address, { visits: visits + 1, claimed: claimed + (hasClaim ? 1 : 0) });
    },
    of(address: string): Tally & { all: number } {
      const [one, other] = [
        young.byAddress.get(address) ?? none,
        old === young ? none : (old.byAddress.get(address) ?? none),
      ];
      return {
        visits: one.visits + other.visits,
        claimed: one.claimed + other.claimed,
        all: young.all + (old === young ? 0 : old.all),
      };
    },
  };
}
