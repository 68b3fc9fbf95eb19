import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace.ts';

export type PackageFile = {
  name: string;
  version: string;
  exports: Record<string, string>;
  imports?: Record<string, string>;
  /** Command → the file that it starts. */
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

/** A package that is packed for remotes in repositories of their own. */
export type PackedPackage = {
  /** Relative to the workspace. */
  folder: string;
  /** What it gives, without the ending, where that is not all that it exports. */
  only?: readonly string[];
  /** What files read beside their code. Relative to the package. */
  data?: readonly string[];
};

/**
 * All that a remote takes from its workspace, and what the latter stand on. Of packages that hold more than a remote needs,
 * the parts that it needs; the API is what the test kit starts.
 */
export const packedPackages: readonly PackedPackage[] = [
  ...['contracts', 'api-client', 'bus', 'i18n', 'ui', 'runtime', 'forms', 'commerce'].map((name) => ({
    folder: `shared/${name}`,
  })),
  {
    folder: 'shared/config',
    only: ['define-remote', 'build-deployable', 'vitest.console-guard', 'dev/make-element'],
  },
  {
    folder: 'shared/testing',
    only: [
      'create-test-bus',
      'fill-cart',
      'place-order',
      'render-route',
      'shop-of',
      'start-test-api',
      'remote-tests',
      'unmount-after-test',
      'api-host/provide-api-host',
      'api-host/host-process',
    ],
  },
  { folder: 'services/releases', only: ['remote-cli'] },
  { folder: 'shared/server' },
  { folder: 'services/api', only: ['testing/test-api', 'testing/bank-for-tests'] },
  { folder: 'services/practice-bank', only: ['create-bank'] },
  {
    folder: 'services/sample-shop',
    only: ['catalogue-dir'],
    data: ['catalogue/**/*.json', 'catalogue/pictures/**/*.{svg,webp}'],
  },
];

/** The package.json of a workspace folder. */
export function readPackage(folder: string): PackageFile {
  return JSON.parse(readFileSync(join(workspaceRoot, folder, 'package.json'), 'utf8'));
}

/** The source files that a packed package gives, relative to its folder. */
export function givenFiles({ folder, only }: PackedPackage): string[] {
  if (only)
    return only.flatMap((name) => globSync(`src/${name}.{ts,tsx}`, { cwd: join(workspaceRoot, folder) }));
  return Object.values(readPackage(folder).exports).flatMap((target) =>
    globSync(target.replace('*', '**/*'), { cwd: join(workspaceRoot, folder) }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
    ),
  );
}
