import type { SourceFile } from '../source-files.ts';
import { namedImports } from './named-imports.ts';

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
