import type { Store } from '../store/store.ts';
import { describeRelease } from './describe-release.ts';
import { type PublishResult, publish } from './publish.ts';
import { type ReleaseBuild, readReleaseBuild } from './release-build.ts';

type PublishOptions = {
  store: Store;
  env: string;
  actor?: string | undefined;
  force?: boolean | undefined;
  reason?: string | undefined;
  /** Judge, store nothing. */
  isDryRun?: boolean | undefined;
  now?: () => Date;
};

/** Publishes a build. Errors: `ReleaseRefusal` with what is wrong with it, or as `publish`. */
export async function publishBuild(build: ReleaseBuild, options: PublishOptions): Promise<PublishResult> {
  return publish({ ...options, manifest: describeRelease(build), ...build });
}

/** Publishes what stands built in a deployable's folder, under the version of its package.json. */
export async function publishFolder({
  remote,
  folder,
  ...options
}: PublishOptions & { remote: string; folder: string }): Promise<PublishResult> {
  return publishBuild(await readReleaseBuild(remote, folder), options);
}
