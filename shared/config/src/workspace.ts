import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the whole workspace. */
export const workspaceRoot = resolve(import.meta.dirname, '../../..');

/** The first remotes, in the order in which they are built and published; others follow by name. */
const firstRemotes = ['mf-catalog', 'mf-product', 'mf-cart-checkout', 'mf-account', 'mf-content'];

/** Everything that is deployed to browsers: the shell, then every folder `mf-…` that is a package. */
export const deployables: readonly string[] = ['shell', ...remotes()];

function remotes(): string[] {
  const names = readdirSync(workspaceRoot).filter(
    (name) => name.startsWith('mf-') && existsSync(join(workspaceRoot, name, 'package.json')),
  );
  const later = names.filter((name) => !firstRemotes.includes(name)).toSorted();
  return [...firstRemotes.filter((name) => names.includes(name)), ...later];
}

/** Pages that are not part of the shop, by their folders: each is built with it, and served by a service of ours. */
export const ownPages: readonly string[] = ['services/release-console', 'services/component-gallery'];

/** The service worker, which the storefront serves. */
export const offlineWorker = 'services/offline-worker';

/** All that is built for browsers, and served by a service of ours without being released. */
export const servedBuilds: readonly string[] = [...ownPages, offlineWorker];

/** Absolute path of a folder of the workspace, such as a deployable's. */
export function folderOf(deployable: string): string {
  return join(workspaceRoot, deployable);
}

/** Where the API keeps empty databases for all shops of this workspace. */
export const emptyDatabasesFolder = join(workspaceRoot, '.cache/empty-databases');
