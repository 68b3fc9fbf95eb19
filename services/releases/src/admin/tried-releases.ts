import type { GateResult, Verb } from '@dana/contracts/release/revision';
import type { TryPages } from '../gate/try-pages.ts';
import { demandPublished } from '../reading/published-release.ts';
import { describeRelease } from '../publish/describe-release.ts';
import { publishBuild } from '../publish/publish-folder.ts';
import type { ReleaseBuild } from '../publish/release-build.ts';
import { checkedDeployable } from '../store/key.ts';
import type { Store } from '../store/store.ts';
import type { ChangeOptions } from './release-admin.ts';

/** What brings a release to visitors. Ways back never wait for a page. */
export const isForward = (verb: Verb): boolean => verb === 'promote' || verb === 'canary';

/**
 * Tries the pages of a build, once the rest of the gate has nothing against it; what was published already is tried when it
 * goes live. Errors: refuses (422), as `publish` and `TryPages` do.
 */
export async function triedBuild(
  tryPages: TryPages | undefined,
  build: ReleaseBuild,
  { env, store }: { env: string; store: Store },
): Promise<GateResult['findings']> {
  if (!tryPages) return [];
  const { outcome } = await publishBuild(build, { env, store, isDryRun: true });
  return outcome === 'existed'
    ? []
    : tryPages(env, [{ manifest: describeRelease(build), files: build.files }]);
}

/** Tries the pages of what is to go live. Errors: refuses 404 what was never published, 403 what is unsigned, and as `TryPages`. */
export async function triedReleases(
  tryPages: TryPages | undefined,
  store: Store,
  { env, remote = '', version = '', releases = { [remote]: version } }: ChangeOptions,
): Promise<void> {
  if (!tryPages) return;
  const wanted = Object.entries(releases).map(([name, one]) =>
    demandPublished(store, checkedDeployable(name), one),
  );
  await tryPages(
    env,
    (await Promise.all(wanted)).map(({ manifest }) => ({ manifest })),
  );
}
