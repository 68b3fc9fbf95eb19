import { findLoss } from '@dana/contracts/interfaces/find-loss';
import type { Shape } from '@dana/contracts/interfaces/shape';
import type { NamedChange } from './release-difference.ts';

type Facts = {
  names: Iterable<string>;
  /** What each holds, where the release's builds wrote it down. */
  shapes?: Readonly<Record<string, Shape | undefined>> | undefined;
};

/**
 * Events or slots that only one of two releases has, and those that hold something else in the other.
 * @param isGiven – what the release gives (an event that it emits); else what it asks for, where asking for more is the loss.
 */
export function factChanges(from: Facts, to: Facts, isGiven: boolean): NamedChange[] {
  const [before, after] = [new Set(from.names), new Set(to.names)];
  return [...new Set([...before, ...after])].toSorted().flatMap((name): NamedChange[] => {
    if (!before.has(name)) return [{ name, kind: 'added' }];
    if (!after.has(name)) return [{ name, kind: 'removed' }];
    const [one, other] = [from.shapes?.[name], to.shapes?.[name]];
    if (!one || !other || JSON.stringify(one) === JSON.stringify(other)) return [];
    const loss = isGiven ? findLoss(other, one) : findLoss(one, other);
    return [{ name, kind: 'changed', ...(loss !== undefined && { loss }) }];
  });
}
