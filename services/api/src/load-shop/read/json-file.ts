import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Fault } from './faults.ts';

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
