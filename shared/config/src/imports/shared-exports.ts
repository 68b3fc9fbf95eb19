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
