import { parseSync } from 'oxc-parser';
import type { SourceFile } from '../source-files.ts';

/** Name of an event or slot → the files that name it. */
type Named = Map<string, Set<string>>;

export type NamedFacts = { emits: Named; listens: Named; slots: Named };

type Known = { events: ReadonlySet<string>; slots: ReadonlySet<string> };
type Node = { type: string } & Record<string, unknown>;

/** Functions whose first argument is the event that is waited for. */
const listeners = new Set(['on', 'deliveries', 'last', 'useBusEvent', 'useStateTopic', 'useIsListed']);

/**
 * The events that files emit and listen to and the slots that they show, by the names written in their code: an event stands
 * as the `type` of what is published, or as the first argument of who listens.
 * @param known – what the contracts name. Errors: throws on a file that cannot be parsed.
 */
export function namedFacts(files: readonly SourceFile[], known: Known): NamedFacts {
  const facts: NamedFacts = { emits: new Map(), listens: new Map(), slots: new Map() };
  for (const { path, text } of files) {
    const { program, errors } = parseSync(path, text);
    if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
    const note = (named: Named, of: ReadonlySet<string>, value: unknown) => {
      for (const name of textsIn(value).filter((one) => of.has(one)))
        named.set(name, (named.get(name) ?? new Set()).add(path));
    };
    visit(program as unknown as Node, (node) => {
      if (node.type === 'Property' && nameOf(node.key) === 'type')
        note(facts.emits, known.events, node.value);
      if (node.type === 'CallExpression' && listeners.has(nameOf(node.callee)))
        note(facts.listens, known.events, (node.arguments as unknown[])[0]);
      if (node.type === 'Literal') note(facts.slots, known.slots, node);
    });
  }
  return facts;
}

function visit(node: unknown, look: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, look);
  if (!isNode(node)) return;
  look(node);
  for (const value of Object.values(node)) if (typeof value === 'object') visit(value, look);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** `publish` of `bus.publish` and of `publish`. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return nameOf(node.property);
  return String(node.name ?? node.value ?? '');
}

/** The texts that an expression may be: itself, or one of two by a condition. */
function textsIn(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'ConditionalExpression') return [...textsIn(node.consequent), ...textsIn(node.alternate)];
  return node.type.startsWith('TS') ? textsIn(node.expression) : [];
}
