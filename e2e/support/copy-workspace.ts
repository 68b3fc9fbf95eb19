import { execFile } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deployables, workspaceRoot } from '@dana/config/workspace';

const parts = [
  ...deployables,
  'shared',
  'services',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
];
const leftOut = /\/test-results(\/|$)/;

/**
 * A workspace with the same sources and builds, in which a test can change sources while others build theirs. Installed
 * packages are hard links: rendering threads may read nothing outside of their workspace, where a link would lead.
 * @param more – further files and folders of the workspace that the test needs.
 */
export async function copyWorkspace(target: string, more: readonly string[] = []): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await Promise.all(
    [...parts, ...more].map((part) =>
      cp(join(workspaceRoot, part), join(target, part), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => !leftOut.test(path.slice(workspaceRoot.length)),
      }),
    ),
  );
  await promisify(execFile)('cp', ['-al', join(workspaceRoot, 'node_modules'), join(target, 'node_modules')]);
}
