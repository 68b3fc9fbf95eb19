export type NamedImport = { module: string; name: string };

const importStatement = /\bimport\s+(?!type\b)([^'";]+?)\s+from\s+'([^']+)'/g;

/**
 * The values that a source imports statically, by module. Types are left out: they are gone at run time.
 * A namespace import is `*`, a default import `default`.
 */
export function namedImports(source: string): NamedImport[] {
  return [...source.matchAll(importStatement)].flatMap(([, clause = '', module = '']) =>
    namesOf(clause).map((name) => ({ module, name })),
  );
}

function namesOf(clause: string): string[] {
  const braces = /\{([^}]*)\}/.exec(clause);
  const outside = clause.replace(/\{[^}]*\}/, '').split(',');
  const named = (braces?.[1] ?? '').split(',').map((part) => part.trim());
  return [
    ...outside
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => (part.startsWith('*') ? '*' : 'default')),
    ...named
      .filter((part) => part !== '' && !part.startsWith('type '))
      .map((part) => part.split(/\s+as\s+/)[0] ?? part),
  ];
}
