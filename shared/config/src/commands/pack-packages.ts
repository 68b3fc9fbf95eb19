import { resolve } from 'node:path';
import { packPackages } from '../packing/pack-packages.ts';

/* `pnpm pack-packages <folder>`: the packages for remotes in repositories of their own, each as a folder for `npm publish`. */

const [target] = process.argv.slice(2);
if (target === undefined) {
  console.error('pnpm pack-packages <folder>   (a folder that is not there yet)');
  process.exitCode = 2;
} else for (const folder of await packPackages(resolve(target))) console.log(folder);
