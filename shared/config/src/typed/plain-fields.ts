import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { workspaceRoot } from '../workspace.ts';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** Elements that people write into. Those that ask the form around them for their rules are not among them. */
const elements = new Set([
  ...['input', 'textarea', 'TextField', 'TextArea', 'PasswordInput', 'PasswordField'],
  ...['Combobox.Input', 'Autocomplete.Input', 'SearchBox'],
]);

/** Kinds of `<input>` in which nothing is written, or nothing but what the browser makes of it. */
const chosen = /^["'](?:radio|checkbox|file|range|hidden|number|datetime-local)["']$/;

/** Of a form's rules, or for the caller of this part to say. */
const passedOn = /\bfield\(|^(?:binding|props|input|area)$/;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function visit(node: unknown, look: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, look);
  if (!isNode(node)) return;
  look(node);
  for (const value of Object.values(node)) if (typeof value === 'object') visit(value, look);
}

/** Whether some code has a field that no form's rules clean. */
export function hasPlainField(code: string, path = 'a.tsx'): boolean {
  const textOf = ({ start, end }: Node) => code.slice(start, end);
  let has = false;
  visit(parseSync(path, code).program, (node) => {
    if (node.type !== 'JSXOpeningElement' || !elements.has(textOf(node.name as Node))) return;
    has ||= !(node.attributes as Node[]).some((attribute) => {
      if (attribute.type === 'JSXSpreadAttribute') return passedOn.test(textOf(attribute.argument as Node));
      const [name, value] = [textOf(attribute.name as Node), attribute.value as Node | null];
      return name === 'readOnly' || (name === 'type' && value !== null && chosen.test(textOf(value)));
    });
  });
  return has;
}

/** The sources of all pages that have such a field. */
export function filesWithPlainFields(): string[] {
  const sources = globSync(
    ['{mf-*,shell}/src/**/*.tsx', 'shared/*/src/**/*.tsx', 'services/*/src/**/*.tsx'],
    {
      cwd: workspaceRoot,
      // A page for us, of parts without a use.
      exclude: ['**/*.test.tsx', 'services/component-gallery/**'],
    },
  );
  return sources
    .filter((file) => hasPlainField(readFileSync(join(workspaceRoot, file), 'utf8'), file))
    .sort();
}
