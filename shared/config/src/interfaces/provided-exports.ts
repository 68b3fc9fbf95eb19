import type { Rspack } from '@rsbuild/core';

/** Where the shell lists the modules that it shares. */
const listFile = /\/loading\/federation\/shared-modules\.ts$/;

/**
 * The exports that the shell gives to remotes, by module, from the bundler's own graph: those that its list names one by one,
 * or all of a module that it hands out whole. Undefined for a module whose exports the bundler cannot tell.
 * Errors: throws when the list is not in the build.
 */
export function providedExports(
  compilation: Rspack.Compilation,
  names: readonly string[],
): Record<string, string[] | undefined> {
  const { moduleGraph } = compilation;
  const list = [...compilation.modules].find(
    (module) => 'resource' in module && listFile.test(String(module.resource)),
  );
  if (!list) throw new Error(`The shell's build has no file like ${String(listFile)}.`);
  const given = new Map<string, Set<string> | undefined>();
  for (const { dependency, module } of moduleGraph.getOutgoingConnections(list)) {
    const { request, type, ids = [] } = dependency;
    if (request === undefined || !names.includes(request) || type !== 'esm import specifier') continue;
    const all = ids.length === 0 && module ? moduleGraph.getProvidedExports(module) : [ids[0] ?? ''];
    if (!Array.isArray(all)) given.set(request, undefined);
    else if (!given.has(request) || given.get(request))
      given.set(request, new Set([...(given.get(request) ?? []), ...all]));
  }
  return Object.fromEntries([...given].map(([name, exports]) => [name, exports && [...exports].toSorted()]));
}
