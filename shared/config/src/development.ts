import { basename, join } from 'node:path';
import { workspaceRoot } from './workspace.ts';

/** `rsbuild dev` sets this before it reads a configuration. */
export const isDevelopment = process.env.NODE_ENV === 'development';

/** Where everything of `pnpm dev` stands: nothing of it is mixed with what `pnpm build` and `npm start` keep. */
export const developmentFolder = (): string => process.env.DEV_FOLDER ?? join(workspaceRoot, '.cache/dev');

/** Where the builds of a deployable's dev server stand. Absolute. */
export const devBuildFolder = (folder: string, target: 'web' | 'node'): string =>
  join(developmentFolder(), 'builds', basename(folder), target);

/** Where a deployable's files are written: `dist/web` and `dist/node`, under development in a folder of their own. */
export const outputFolder = (folder: string, target: 'web' | 'node'): string =>
  isDevelopment ? devBuildFolder(folder, target) : `dist/${target}`;

/** The port of a dev server: the one that `pnpm dev` found free, else the deployable's usual one. */
export const devServerPort = (usual: number): number => Number(process.env.DEV_PORT ?? usual);

/** How pages of the storefront's origin reach a dev server: by its own address, for files and for updates. */
export function devClient(port: number) {
  return {
    assetPrefix: `http://localhost:${port}/`,
    client: { port, protocol: 'ws' as const, host: 'localhost' },
    lazyCompilation: false,
  };
}
