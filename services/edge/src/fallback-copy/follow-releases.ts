import { damagedFile, signedFactsOf, type DescribedTree, type Problem } from '@dana/releases/log/releases';
import { type HeadWatch, watchHead } from '@dana/releases/log/watch-head';
import type { RefusedCode } from '@dana/releases/rendering/messages';
import { treeKey } from '@dana/releases/store/key';
import { ReleaseRefusal, type Store } from '@dana/releases/store/store';
import { inspectStore } from './inspect-store.ts';
import { createLastGood } from './last-good.ts';
import { createLocalCopy, type LocalCopy } from './local-copy.ts';
import { createProblems, type Problems } from './problems.ts';
import { createSignatureCheck, type AssertSigned } from './signed-releases.ts';

type FollowOptions = {
  releases: Store;
  /** The folder of the copy on this machine. */
  folder: string;
  env: string;
  /** Called once for each thing that is damaged or cannot be kept, and when it is right again. */
  onIncident?: (problem: Problem) => void;
  onSettled?: (problem: Problem) => void;
  onProblem?: (problem: Error) => void;
};

export type FollowedReleases = {
  store: LocalCopy;
  watch: HeadWatch;
  problems: Problems;
  assertSigned: AssertSigned;
  /** A file of a build was found to be another than was published: its release is looked at again at once. */
  onDamaged: (tree: Pick<DescribedTree, 'remote' | 'version' | 'treeHash'>, refusal: ReleaseRefusal) => void;
  /** A rendering thread did not execute a file of a build, because it is not the one that was published. */
  onRefusedCode: (code: RefusedCode) => void;
  close: () => void;
};

/** After a start, and while the store is damaged, what it holds is looked at; else in every twentieth turn. Unit: milliseconds. */
const inspectMs = 30_000;
const turnsWithoutDamage = 20;
/** The first page comes first. Unit: milliseconds. */
const firstInspectMs = 2_000;

/** Follows an environment's releases with a copy on this machine, and takes the version before for what is damaged. */
export async function followReleases(options: FollowOptions): Promise<FollowedReleases> {
  const { releases, folder, env, onIncident, onSettled, onProblem } = options;
  const problems = createProblems({
    ...(onIncident && { onNew: onIncident }),
    ...(onSettled && { onSettled }),
  });
  const store = createLocalCopy({ store: releases, folder, problems });
  const assertSigned = createSignatureCheck({ store: releases, folder });
  const watch = await watchHead({
    store,
    env,
    readManifest: store.readManifest,
    verify: (slot, ref, manifest) =>
      assertSigned({
        ...signedFactsOf(manifest, ref.manifestIntegrity),
        remote: slot,
        version: ref.version,
      }),
    prepare: store.fetchTree,
    lastGood: createLastGood(folder, env),
    isDoubtful: () => problems.list().length > 0,
    onLooked: (release, error) => {
      if (error) return reportRelease(problems, release, error);
      problems.keepOnly(`${release} `, new Set());
    },
    ...(onProblem && { onProblem }),
  });
  let isDamaged = false;
  let turn = 0;
  const inspect = async (): Promise<void> => {
    if (turn++ % turnsWithoutDamage > 0 && !isDamaged) return;
    isDamaged = await inspectStore(releases, watch.current(), problems);
  };
  const timers = [setTimeout(inspect, firstInspectMs).unref(), setInterval(inspect, inspectMs).unref()];
  const onDamaged: FollowedReleases['onDamaged'] = (tree, refusal) => {
    reportRelease(problems, `${tree.remote}@${tree.version}`, refusal);
    store.doubt(treeKey(tree.remote, tree.treeHash));
    void watch.recheck();
  };
  return {
    store,
    watch,
    problems,
    assertSigned,
    onDamaged,
    onRefusedCode: (code) =>
      onDamaged(code, damagedFile(code, code.path, 'is not the file that was published, on this machine')),
    close: () => {
      for (const timer of timers) clearInterval(timer);
      watch.close();
    },
  };
}

/** One problem for each file, however it was found. */
function reportRelease(problems: Problems, release: string, error: Error): void {
  const path = error instanceof ReleaseRefusal ? String(error.details.path ?? error.code) : '';
  problems.report(`${release} ${path}`, { release, message: error.message });
}
