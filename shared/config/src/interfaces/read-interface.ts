import { realpathSync } from 'node:fs';
import ts from 'typescript-library';
import { workspaceRoot } from '../workspace.ts';
import type { Interface } from './published-shapes.ts';
import { createShapeOf, type NamedType } from './shape-of-type.ts';

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2024,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  allowImportingTsExtensions: true,
  exactOptionalPropertyTypes: true,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** Reads the interface of packages from the types of their entries. @param entries – absolute paths, by package. */
export function readInterfaces(entries: Readonly<Record<string, string>>): Record<string, Interface> {
  const program = ts.createProgram(Object.values(entries), options);
  const checker = program.getTypeChecker();
  const root = realpathSync(workspaceRoot);
  const isOwn = (declaration: ts.Declaration): boolean => {
    const { fileName } = declaration.getSourceFile();
    return fileName.startsWith(root) && !fileName.includes('/node_modules/');
  };
  const shapeOf = createShapeOf(checker, isOwn, contractLists(program));
  return Object.fromEntries(
    Object.entries(entries).map(([name, path]) => {
      const file = program.getSourceFile(path);
      const module = file && checker.getSymbolAtLocation(file);
      if (!module) throw new Error(`${name}: ${path} is no module.`);
      const values = checker.getExportsOfModule(module).flatMap((found) => {
        const one = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
        if (!(one.flags & ts.SymbolFlags.Value)) return [];
        const at = one.valueDeclaration ?? file;
        return [[found.name, shapeOf(checker.getTypeOfSymbolAtLocation(one, at), at)] as const];
      });
      return [name, Object.fromEntries(values.toSorted(([a], [b]) => (a < b ? -1 : 1)))];
    }),
  );
}

/** The lists of the contracts that get longer with the shop. */
const listsIn: Readonly<Record<string, readonly string[]>> = {
  'contracts/src/events.ts': ['ShopEvent', 'ShopEventType'],
  'contracts/src/slots.ts': ['slotPropsSchemas', 'SlotName'],
};

function contractLists(program: ts.Program): NamedType[] {
  const checker = program.getTypeChecker();
  return program.getSourceFiles().flatMap((file) => {
    const [, names = []] = Object.entries(listsIn).find(([end]) => file.fileName.endsWith(end)) ?? [];
    const module = checker.getSymbolAtLocation(file);
    const exports = module ? checker.getExportsOfModule(module) : [];
    return exports
      .filter(({ name }) => names.includes(name))
      .map((found) => {
        const isValue = (found.flags & ts.SymbolFlags.Value) !== 0;
        const type = isValue ? checker.getTypeOfSymbol(found) : checker.getDeclaredTypeOfSymbol(found);
        return { name: found.name, type };
      });
  });
}
