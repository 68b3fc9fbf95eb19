import { join, resolve } from 'node:path';

/** The folder of the whole workspace. */
export const workspaceRoot = resolve(import.meta.dirname, '../../..');

/** The deployables that ship with the shop, in the order in which they are built and published. */
export const deployables = [
  'shell',
  'mf-catalog',
  'mf-product',
  'mf-cart-checkout',
  'mf-account',
  'mf-content',
] as const;

/** Absolute path of a deployable's folder. */
export function folderOf(deployable: string): string {
  return join(workspaceRoot, deployable);
}
