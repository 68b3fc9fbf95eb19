import type { Fault } from '../read/faults.ts';
import type { JsonPath } from '../read/json-file.ts';
import type { Entry } from '../read/read-folder.ts';

/** What is known by a name, for those who refer to it; null when not all of it could be read. */
export type Names = ReadonlySet<string> | null;

/** A fault when `name` is none of the known names. */
export function missing(
  entry: Entry<unknown>,
  path: JsonPath,
  name: string | undefined,
  what: string,
  known: Names,
): Fault[] {
  if (name === undefined || known === null || known.has(name)) return [];
  return [entry.fault(path, `There is no ${what} "${name}".`)];
}
