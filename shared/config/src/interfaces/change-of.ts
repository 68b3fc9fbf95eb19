import { isDeepStrictEqual } from 'node:util';
import { findLoss } from '@dana/contracts/interfaces/find-loss';
import type { Interface } from './interface.ts';

export type Change = { kind: 'none' | 'minor' | 'major'; reasons: string[] };

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
