import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Shape } from '@dana/contracts/interfaces/shape';
import { isDeepStrictEqual } from 'node:util';
import { findLoss } from '@dana/contracts/interfaces/find-loss';

/** What a package gives to others at run time: the shape of each export that is a value. */
export type Interface = Record<string, Shape>;

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

type Change = { kind: 'none' | 'minor' | 'major'; reasons: string[] };

/** What became of an interface, as versions count it: a build made against `before` is to find all of it in `after`. */
export function changeOf(before: Interface, after: Interface): Change {
  const lost = Object.entries(before).flatMap(([name, shape]) => {
    const now = after[name];
    if (!now) return [`${name} is gone`];
    const loss = findLoss(now, shape);
    return loss === undefined ? [] : [`${name}: ${loss}`];
  });
  if (lost.length > 0) return { kind: 'major', reasons: lost };
  const grown = Object.entries(after).flatMap(([name, shape]) => {
    const then = before[name];
    if (!then) return [`${name} is new`];
    return isDeepStrictEqual(then, shape) ? [] : [`${name} takes or gives more than before`];
  });
  return { kind: grown.length > 0 ? 'minor' : 'none', reasons: grown };
}
