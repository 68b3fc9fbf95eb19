import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type * as z from 'zod/mini';

/** Something in a catalogue that cannot be loaded. `line` and `column` count from 1; a missing file has none. */
export type Fault = {
  file: string;
  line?: number | undefined;
  column?: number | undefined;
  reason: string;
};

/** `products/x.json:12:5  "sku" is missing.`, without what is not known of its place, in the order of files and lines. */
export function faultLines(faults: readonly Fault[]): string[] {
  return faults
    .toSorted(
      (one, other) =>
        one.file.localeCompare(other.file, 'en') ||
        (one.line ?? 0) - (other.line ?? 0) ||
        (one.column ?? 0) - (other.column ?? 0),
    )
    .map(({ file, line, column, reason }) =>
      [file, line, column]
        .filter((part) => part !== undefined)
        .join(':')
        .concat(`  ${reason}`),
    );
}

/** A catalogue is refused; the message says how often, and the faults say where. */
export class CatalogueRefused extends Error {
  readonly faults: readonly Fault[];

  constructor(folder: string, faults: readonly Fault[]) {
    const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
    super(`The catalogue in ${folder} has ${count}; nothing was loaded.`);
    this.faults = faults;
  }
}

export type JsonPath = readonly (string | number)[];

/** A file of JSON that knows where in its text each of its values stands. */
export type JsonFile = {
  name: string;
  value: unknown;
  /** A fault of the value at `path`, or of what holds it where it is missing. */
  faultAt: (path: JsonPath, reason: string) => Fault;
};

const strictly = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };
const parseReasons: Record<string, string> = {
  CommaExpected: 'A comma is missing before this.',
  ColonExpected: 'A colon is missing before this.',
  ValueExpected: 'A value is missing here; the comma before it may be one too many.',
  PropertyNameExpected: 'A name in double quotes is missing here; the comma before it may be one too many.',
  CloseBraceExpected: 'A closing "}" is missing.',
  CloseBracketExpected: 'A closing "]" is missing.',
  EndOfFileExpected: 'Nothing may follow here.',
  UnexpectedEndOfString: 'The text that begins here has no closing double quote.',
  InvalidCommentToken: 'JSON has no comments.',
  InvalidCharacter: 'A control character stands in a text.',
};

/** Reads JSON; where it is none, the faults that say so. */
export function parseJson(name: string, text: string): JsonFile | Fault[] {
  const content = text.replace(/^\uFEFF/, '');
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    return syntaxFaults(name, content);
  }
  // Positions are needed for faults alone, and cost as much as all else.
  let tree: Node | undefined;
  const faultAt = (path: JsonPath, reason: string): Fault => {
    tree ??= parseTree(content);
    return { file: name, ...positionOf(content, tree ? offsetOf(tree, path) : 0), reason };
  };
  return { name, value, faultAt };
}

function syntaxFaults(name: string, text: string): Fault[] {
  const errors: ParseError[] = [];
  parseTree(text, errors, strictly);
  // What follows the first is mostly its consequence.
  const [first] = errors;
  const code = first ? printParseErrorCode(first.error) : '';
  const reason = parseReasons[code] ?? 'This is not JSON.';
  return [{ file: name, ...positionOf(text, first?.offset ?? 0), reason }];
}

/** Where a value begins; for a property its name, for a missing one what should hold it. */
function offsetOf(tree: Node, path: JsonPath): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return node.parent?.type === 'property' ? node.parent.offset : node.offset;
  }
  return 0;
}

function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

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
