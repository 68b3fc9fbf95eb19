import type { Shape } from '@dana/contracts/interfaces/shape';
import ts from 'typescript-library';

const textFlags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** Types within types are looked into this far; below they are known by their text. */
const maximumDepth = 5;

/** A type that is known by its name, whatever it holds. */
export type NamedType = { name: string; type: ts.Type };

/**
 * Writes types down as shapes: own types in full, those of libraries by their name.
 * @param lists – own types that are known by their name all the same. They get longer without anybody losing something: the
 * shop's events and slots, each of which has a shape of its own that is compared for who emits, listens, shows or offers it.
 */
export function createShapeOf(
  checker: ts.TypeChecker,
  isOwn: (declaration: ts.Declaration) => boolean,
  lists: readonly NamedType[],
) {
  const isOwnType = (type: ts.Type): boolean =>
    (type.aliasSymbol ?? type.symbol)?.declarations?.some(isOwn) ?? false;

  /** Without `undefined`, which the holder of the type says by itself. */
  function shapeOf(type: ts.Type, at: ts.Node, depth = 0): Shape {
    const list = lists.find((one) => one.type === type);
    if (list) return { typescript: list.name };
    if (type.isUnion()) {
      // `ReactNode` and the like.
      if (type.aliasSymbol && !isOwnType(type)) return { typescript: textOf(type, at) };
      const members = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
      if (members.length === 1 && members[0]) return shapeOf(members[0], at, depth);
      return unionOf(members, at, depth);
    }
    const { flags } = type;
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' };
    if (flags & ts.TypeFlags.StringLike) return { type: 'string' };
    if (flags & ts.TypeFlags.NumberLike) return { type: 'number' };
    if (flags & ts.TypeFlags.Null) return { type: 'null' };
    if (flags & ts.TypeFlags.VoidLike) return {};
    const item = checker.isArrayType(type)
      ? checker.getTypeArguments(type as ts.TypeReference)[0]
      : undefined;
    if (item) return { type: 'array', items: shapeOf(item, at, depth) };
    const [signature] = type.getCallSignatures();
    if (depth > maximumDepth || (!signature && !isOwnType(type))) return { typescript: textOf(type, at) };
    return signature ? functionOf(signature, at, depth + 1) : objectOf(type, at, depth + 1);
  }

  function unionOf(members: ts.Type[], at: ts.Node, depth: number): Shape {
    // `boolean` is a union too, and most unions of a library are known by one name.
    if (members.every(({ flags }) => flags & ts.TypeFlags.BooleanLiteral) && members.length === 2)
      return { type: 'boolean' };
    const values = members.flatMap((one) =>
      one.isStringLiteral() || one.isNumberLiteral() ? [one.value] : [],
    );
    if (values.length === members.length) return { enum: values.toSorted() };
    // What a type parameter picks of a list: the caller says which.
    if (members.every(({ flags }) => flags & ts.TypeFlags.Conditional)) return {};
    return { anyOf: members.map((one) => shapeOf(one, at, depth)) };
  }

  function objectOf(type: ts.Type, at: ts.Node, depth: number): Shape {
    // What a part takes of an HTML element is the element's.
    const own = checker.getPropertiesOfType(type).filter(({ declarations }) => declarations?.some(isOwn));
    const properties = own.map((one) => [
      one.name,
      shapeOf(checker.getTypeOfSymbolAtLocation(one, at), at, depth),
    ]);
    const required = own.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional)).map(({ name }) => name);
    return { type: 'object', properties: Object.fromEntries(properties), required };
  }

  function functionOf(signature: ts.Signature, at: ts.Node, depth: number): Shape {
    const parameters = signature.getParameters();
    const needed = parameters.filter((one) => {
      const declared = one.valueDeclaration;
      return !(declared && ts.isParameter(declared) && checker.isOptionalParameter(declared));
    }).length;
    return {
      parameters: parameters.map((one) => shapeOf(checker.getTypeOfSymbolAtLocation(one, at), at, depth)),
      needed,
      returns: shapeOf(signature.getReturnType(), at, depth),
    };
  }

  /** Without the paths of this machine, and with the names of lists for all that they hold. */
  const textOf = (type: ts.Type, at: ts.Node): string =>
    lists.reduce((text, list) => text.replaceAll(written(list.type, at), () => list.name), written(type, at));

  const written = (type: ts.Type, at: ts.Node): string =>
    checker.typeToString(type, at, textFlags).replaceAll(/import\("[^"]*"\)\.|\bReact\.(?=[A-Z])/g, '');

  return shapeOf;
}
