import type { ReleaseManifest } from '@dana/contracts/release';
import { checkedDeployable } from '../store/key.ts';
import type { Store } from '../store/store.ts';
import { readBuild } from './build-files.ts';
import { describeRelease } from './describe-release.ts';
import { installedVersion } from './installed-version.ts';
import { type PublishResult, publish } from './publish.ts';
import { readSourceManifest, readVersion } from './source-manifest.ts';

type FolderRequest = { store: Store; env: string; remote: string; folder: string };

/**
 * Publishes what stands built in a deployable's folder, under the version of its package.json.
 * Errors: `ReleaseRefusal` with what is wrong with the folder, or as `publish`.
 */
export async function publishFolder({ store, env, remote, folder }: FolderRequest): Promise<PublishResult> {
  const version = readVersion(folder, checkedDeployable(remote));
  const [source, files] = await Promise.all([readSourceManifest(folder, remote), readBuild(folder)]);
  const manifest = describeRelease({ version, source, files, tools: toolsOf(folder) });
  return publish({ store, env, manifest, files });
}

function toolsOf(folder: string): ReleaseManifest['builtWith'] {
  return {
    federation: installedVersion(folder, ['@module-federation/runtime']),
    rspack: installedVersion(folder, ['@rsbuild/core', '@rspack/core']),
  };
}
