import type { Revision } from '@dana/contracts/release/revision';
import { appendRevision } from '../changes/append-revision.ts';
import { readRevision, rootHash } from '../log/revisions.ts';
import type { Store } from '../store/store.ts';
import { sampleRelease, slotOf } from './sample-release.ts';

/** Adds a revision to the log of `production` without a release behind it: for those who only read what was done. */
export async function addRevision(
  store: Store,
  change: Partial<Revision['change']> = {},
  now?: () => Date,
): Promise<number> {
  const remote = 'mf-demo';
  const { head } = await appendRevision({
    ...{ store, env: 'production', ...(now && { now }) },
    propose: () => ({
      change: {
        ...{ actor: 'night-duty', verb: 'promote', remote, from: '1.0.0', to: '1.1.0', reason: 'a test' },
        gate: { verdict: 'passed', findings: [] },
        ...change,
      },
      slots: { [remote]: slotOf([sampleRelease(remote, '1.1.0')]) },
    }),
  });
  return head.revision.revision;
}

/** Numbers of the revisions whose parent hash is not that of the revision before: empty for a valid log. */
export async function brokenLinks(store: Store, env: string): Promise<number[]> {
  const broken: number[] = [];
  let parentHash = rootHash;
  for (let number = 1; ; number++) {
    const entry = await readRevision(store, env, number);
    if (entry === undefined) return broken;
    if (entry.revision.parentHash !== parentHash) broken.push(number);
    parentHash = entry.hash;
  }
}
