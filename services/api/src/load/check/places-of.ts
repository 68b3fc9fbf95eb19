import type { Kind } from '../format/catalogue-format.ts';
import type { Fault, JsonPath } from '../read/faults.ts';
import type { Entry } from '../read/read-folder.ts';

/** A value of an entry, where it stands, and its fault. */
export type Place = {
  entry: Entry<unknown>;
  value: unknown;
  path: JsonPath;
  fault: (reason: string) => Fault;
};

/** What stands at a path (`variations.*.sku`) in the entries of a kind; `*` is each of a list, or of an object. */
export function placesOf<Name extends Kind>(
  catalogue: { readonly [Each in Name]: readonly Entry<unknown>[] },
  kind: Name,
  path: string,
): Place[] {
  return catalogue[kind].flatMap((entry) =>
    valuesAt(entry.value, path.split('.')).map(([way, value]) => ({
      entry,
      value,
      path: way,
      fault: (reason: string) => entry.fault(way, reason),
    })),
  );
}

function valuesAt(
  value: unknown,
  [part, ...rest]: readonly string[],
  way: JsonPath = [],
): [way: JsonPath, value: unknown][] {
  if (value === undefined) return [];
  if (part === undefined) return [[way, value]];
  if (part !== '*') return valuesAt(Reflect.get(Object(value), part), rest, [...way, part]);
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(Object(value));
  return parts.flatMap(([name, each]) => valuesAt(each, rest, [...way, name]));
}
