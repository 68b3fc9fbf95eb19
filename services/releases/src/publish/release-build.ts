import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { RemoteManifest } from '@dana/contracts/release/remote-manifest';
import type { SignedText } from '../signing/signatures.ts';
import { checkedDeployable } from '../store/key.ts';
import { readBuild } from './build-files.ts';
import type { BuiltFile } from './built-file.ts';
import { installedVersion } from './installed-version.ts';
import type { ReleaseOrigin } from './release-origin.ts';
import { readSourceManifest, readVersion } from './source-manifest.ts';

/** A finished build with what its sources say about it: all that a release is made from. */
export type ReleaseBuild = {
  remote: string;
  version: string;
  source: RemoteManifest;
  files: BuiltFile[];
  tools: ReleaseManifest['builtWith'];
  /** What it was built from, where that is known. */
  origin?: ReleaseOrigin | undefined;
  /** Made by the team, where its key is. */
  signature?: SignedText | undefined;
};

/**
 * Reads what stands built in a deployable's folder, under the version of its package.json.
 * Errors: `ReleaseRefusal` with what is wrong with the folder.
 */
export async function readReleaseBuild(remote: string, folder: string): Promise<ReleaseBuild> {
  const version = readVersion(folder, checkedDeployable(remote));
  const [source, files] = await Promise.all([readSourceManifest(folder, remote), readBuild(folder)]);
  return { remote, version, source, files, tools: toolsOf(folder) };
}

function toolsOf(folder: string): ReleaseManifest['builtWith'] {
  return {
    federation: installedVersion(folder, ['@module-federation/runtime']),
    rspack: installedVersion(folder, ['@rsbuild/core', '@rspack/core']),
  };
}
