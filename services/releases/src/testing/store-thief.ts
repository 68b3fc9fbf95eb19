import { appendRevision } from '../changes/append-revision.ts';
import { promoted } from '../changes/go-forward.ts';
import { manifestBytes, readRelease } from '../log/releases.ts';
import { readReleaseBuild, releasedFiles } from '../publish/build.ts';
import { describeRelease } from '../publish/describe-release.ts';
import { releaseKey, treeKey } from '../store/key.ts';
import type { Store } from '../store/store.ts';

/** Somebody who can write anything into the store makes a build live, past every check and without a key. */
export async function makeLiveUnchecked(store: Store, folder: string, remote = 'mf-demo'): Promise<void> {
  const build = await readReleaseBuild(remote, folder);
  const manifest = describeRelease(build);
  const { version, treeHash } = manifest;
  await store.putTree(treeKey(remote, treeHash), releasedFiles(build.files));
  await store.putIfAbsent(releaseKey(remote, version), manifestBytes(manifest));
  const release = await readRelease(store, remote, version);
  if (!release) throw new Error('the manifest was not written');
  await appendRevision({
    store,
    env: 'production',
    propose: (head) => ({
      change: {
        ...{ actor: 'thief', verb: 'promote', remote, to: version, reason: 'mine' },
        gate: { verdict: 'passed', findings: [] },
      },
      slots: { ...head?.revision.slots, [remote]: promoted(head?.revision.slots[remote], release.ref) },
    }),
  });
}
