import { relative } from 'node:path';
import type { Rspack } from '@rsbuild/core';

/** Shared module → export → the files that use it, as the bundler resolved them. `*`: the module as a whole. */
export type UsedExports = Record<string, Record<string, string[]>>;

/**
 * What a build takes of the modules that the shell shares, from the bundler's own graph: what it leaves out as unused is not
 * in it. Call it before modules are joined. @param folder – of the deployable; files are named relative to it.
 */
export function usedExports(compilation: Rspack.Compilation, folder: string): UsedExports {
  const uses = new Map<string, Map<string, Set<string>>>();
  for (const module of compilation.modules) {
    if (module.type !== 'consume-shared-module') continue;
    for (const connection of compilation.moduleGraph.getIncomingConnections(module)) {
      const { dependency, originModule } = connection;
      if (dependency.request === undefined || dependency.type !== 'esm import specifier') continue;
      if (connection.getActiveState(undefined) === false) continue;
      const ofModule = uses.get(dependency.request) ?? new Map<string, Set<string>>();
      uses.set(dependency.request, ofModule);
      const name = exportOf(dependency.ids);
      ofModule.set(name, (ofModule.get(name) ?? new Set()).add(fileOf(originModule, folder)));
    }
  }
  return byName(uses, (ofModule) => byName(ofModule, (files) => [...files].toSorted()));
}

/** The bundler's order differs from build to build; what is written must not. */
function byName<Value, Written>(named: ReadonlyMap<string, Value>, write: (value: Value) => Written) {
  const sorted = [...named].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, value]) => [name, write(value)]));
}

/** `import React from 'react'` takes what is read of it. */
function exportOf([first, second]: readonly string[] = []): string {
  return (first === 'default' ? second : first) ?? '*';
}

function fileOf(module: Rspack.Module | null, folder: string): string {
  const path = module && 'resource' in module ? String(module.resource) : '';
  return relative(folder, path.split('?')[0] ?? '');
}

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
