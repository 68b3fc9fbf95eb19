import type { Sheet, SheetRule } from './parse-sheet.ts';

/** What `var(--name)` is everywhere in a document, by name. */
export type RootConstants = ReadonlyMap<string, string>;

/**
 * The custom properties that some sheets declare once, for the root and in any case: theme, language and width change
 * nothing about them.
 */
export function rootConstants(sheets: readonly Sheet[]): RootConstants {
  const declared = sheets
    .flatMap(({ rules }) => rules)
    .flatMap((rule) =>
      rule.kind === 'style' ? rule.declarations.map((declaration) => ({ rule, declaration })) : [],
    )
    .filter(({ declaration }) => declaration.name.startsWith('--'));
  const byName = Map.groupBy(declared, ({ declaration }) => declaration.name);
  return new Map(
    [...byName].flatMap(([name, [only, ...others]]) =>
      only && others.length === 0 && only.declaration.reads.length === 0 && isForRoot(only.rule)
        ? [[name, only.declaration.text.slice(name.length + 1).trim()] as const]
        : [],
    ),
  );
}

/** Writes the short ones where they are read: most are shorter than their name. */
export function writeOut(text: string, constants: RootConstants): string {
  return text.replaceAll(/var\((--[\w-]+)\)/g, (read, name: string) => {
    const value = constants.get(name);
    return value !== undefined && value.length <= read.length ? value : read;
  });
}

function isForRoot(rule: SheetRule): boolean {
  if (rule.kind !== 'style' || rule.around.some((part) => !part.startsWith('@layer '))) return false;
  return rule.selectors.length === 1 && rule.selectors[0]?.text === ':root';
}
