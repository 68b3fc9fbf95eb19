import type { SourceFile } from '../source-files.ts';

/** Libraries of which a page holds one copy; a path below one of them would bring a second. */
const onlyOnce = [
  'react',
  'react-dom',
  'react-router-dom',
  'react-router',
  '@tanstack/react-query',
  'rxjs',
  'i18next',
  'react-i18next',
];

/** Imports of a remote that would be `undefined`, or a second copy of a singleton, when it runs in the shell. */
export function checkSharedImports(
  sources: SourceFile[],
  shared: Map<string, Set<string> | undefined>,
): string[] {
  return sources.flatMap(({ path, text }) =>
    namedImports(text).flatMap(({ module, name }) => {
      if (!shared.has(module)) {
        const library = onlyOnce.find((single) => module === single || module.startsWith(`${single}/`));
        return library
          ? [
              `${path} imports ${module}, which the shell does not share: the page would hold two of ${library}`,
            ]
          : [];
      }
      const names = shared.get(module);
      if (!names || names.has(name)) return [];
      return [`${path} imports ${name} of ${module}, but the shell shares only ${[...names].join(', ')}`];
    }),
  );
}

type NamedImport = { module: string; name: string };

const importStatement = /\bimport\s+(?!type\b)([^'";]+?)\s+from\s+'([^']+)'/g;

/**
 * The values that a source imports statically, by module. Types are left out: they are gone at run time.
 * A namespace import is `*`, a default import `default`.
 */
function namedImports(source: string): NamedImport[] {
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

/**
 * Reads which exports the shell gives of each shared library, from the source of its list. It is read rather than
 * run because the list imports React, styles and all of the shop's parts.
 * @returns `undefined` in place of names for a module that is shared whole.
 */
export function sharedExports(listSource: string): Map<string, Set<string> | undefined> {
  const start = listSource.indexOf('const modules');
  const list = listSource.slice(start, listSource.indexOf('\n};', start));
  const shared = new Map<string, Set<string> | undefined>();
  for (const [, quoted, bare, names] of list.matchAll(/^ {2}(?:'([^']+)'|([\w-]+)):?(?:\s*\{([^}]*)\})?/gm)) {
    const module = quoted ?? bare ?? '';
    shared.set(module, names === undefined ? undefined : new Set(names.split(/[\s,]+/).filter(Boolean)));
  }
  return shared;
}
