import type * as z from 'zod/mini';
import type { JsonPath } from './json-file.ts';

type Issue = z.core.$ZodIssue;
type Reason = { path: JsonPath; reason: string };

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

/** What the schema refuses in a value, in plain words; `root` is the value that was read. */
export function inWords(issue: Issue, root: unknown): Reason[] {
  const path = issue.path.filter((part) => typeof part !== 'symbol');
  const name = nameOf(path);
  const at = (reason: string): Reason[] => [{ path, reason: `${name} ${reason}.` }];
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], reason: `"${key}" is not known here.` }));
  const found = valueAt(root, path);
  if (found === undefined && issue.code !== 'custom') return at('is missing');
  if (issue.code === 'invalid_type' && issue.expected === 'int') return at('must be a whole number');
  if (issue.code === 'invalid_type' && issue.message === 'Invalid input')
    return at(`must be ${typeNames[issue.expected] ?? issue.expected}, and is ${kindOf(found)}`);
  if (issue.code === 'invalid_value') return at(`must be one of ${issue.values.map(String).join(', ')}`);
  if (issue.message !== 'Invalid input') return at(issue.message);
  if (issue.code === 'too_small') return at(`must be ${boundOf(issue.origin, 'least', issue)}`);
  if (issue.code === 'too_big') return at(`must be ${boundOf(issue.origin, 'most', issue)}`);
  return at('is not as it should be');
}

function boundOf(
  origin: string,
  end: 'least' | 'most',
  {
    minimum,
    maximum,
    inclusive,
  }: { minimum?: number | bigint; maximum?: number | bigint; inclusive?: boolean },
): string {
  const bound = minimum ?? maximum;
  if (origin === 'string' || origin === 'array') return `at ${end} ${bound} long`;
  if (inclusive === false) return `${end === 'least' ? 'more' : 'less'} than ${bound}`;
  return `at ${end} ${bound}`;
}

/** The nearest name on the way, with the places in lists after it: `"pictures" 2`. */
function nameOf(path: JsonPath): string {
  const named = path.findLastIndex((part) => typeof part === 'string');
  const places = path.slice(named + 1).map((place) => ` ${Number(place) + 1}`);
  if (named < 0) return places.length > 0 ? `Entry${places.join('')}` : 'The file';
  return `"${path[named]}"${places.join('')}`;
}

function valueAt(root: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[part]
        : undefined,
    root,
  );
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeNames[typeof value] ?? typeof value;
}
