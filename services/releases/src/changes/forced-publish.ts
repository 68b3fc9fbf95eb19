import type { Standing } from '@dana/contracts/release/standing';
import { ReleaseRefusal } from '../store/refusal.ts';
import { assertAlone, openRequests } from './second-person.ts';

type Build = { remote: string; version: string; treeHash: string };

/** Errors: refuses (409 `second_person`) to publish by force what nobody else allowed; allowed is this very build, for a time. */
export function assertMayForce(standing: Standing, { remote, version, treeHash }: Build, now: Date): void {
  const isAllowed = openRequests(standing, now).some(
    ([, one]) =>
      one.approvedBy !== undefined &&
      one.verb === 'publish' &&
      one.treeHash === treeHash &&
      one.version === version &&
      one.remotes.includes(remote),
  );
  if (isAllowed) return;
  try {
    assertAlone(standing, [remote]);
  } catch (error) {
    if (!(error instanceof ReleaseRefusal)) throw error;
    throw new ReleaseRefusal(error.status, error.code, error.message, { ...error.details, treeHash });
  }
}
