import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Interface } from './interface.ts';

/** The file in which a package of ours says what it gives; `pnpm check interfaces --write` writes it. */
export const interfaceFile = 'interface.json';

/** The exports of a shared module as its installed package describes them; none of one that does not. */
export function publishedShapes(folder: string, module: string): Interface {
  const require = createRequire(join(folder, 'package.json'));
  for (const base of require.resolve.paths(module) ?? []) {
    const path = join(base, module, interfaceFile);
    if (existsSync(path)) return (JSON.parse(readFileSync(path, 'utf8')) as { exports: Interface }).exports;
  }
  return {};
}
