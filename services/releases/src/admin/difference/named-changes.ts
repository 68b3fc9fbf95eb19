import type { NamedChange } from './release-difference.ts';

type Named<Value> = Readonly<Record<string, Value>>;

/** What is in one of two records only, or in both with another value, by name. */
export function namedChanges<Value>(from: Named<Value>, to: Named<Value>): NamedChange<Value>[] {
  const names = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...names].toSorted().flatMap((name) => changeOf(name, from[name], to[name]));
}

function changeOf<Value>(name: string, from: Value | undefined, to: Value | undefined): NamedChange<Value>[] {
  if (from === undefined) return to === undefined ? [] : [{ name, kind: 'added', to }];
  if (to === undefined) return [{ name, kind: 'removed', from }];
  return from === to ? [] : [{ name, kind: 'changed', from, to }];
}
