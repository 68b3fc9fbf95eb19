import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deployables, folderOf } from '@dana/config/workspace';
import type { RemoteManifest } from '@dana/contracts/release/remote-manifest';

/** What each remote says about itself, by name: routes, links and search addresses stand there alone. */
export const manifests: Readonly<Record<string, RemoteManifest>> = Object.fromEntries(
  await Promise.all(
    deployables
      .filter((name) => name !== 'shell')
      .map(async (name) => {
        const file = pathToFileURL(join(folderOf(name), 'src/exposed/manifest.ts'));
        const { manifest } = (await import(file.href)) as { manifest: RemoteManifest };
        return [name, manifest] as const;
      }),
  ),
);
