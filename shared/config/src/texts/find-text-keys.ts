/** A key as the code has it: whole, or with parts that are only known when it runs. */
export type UsedKeys = { asked: Set<string>; mentioned: Set<string>; patterns: RegExp[] };

const askedFor = /\bt\(\s*'([^']+)'/g;
const anyLiteral = /['"]([A-Za-z][\w]*(?:\.[\w]+)+|[a-z]\w+)['"]/g;
const template = /`([A-Za-z][\w.]*\$\{[^`]*)`/g;

/**
 * Which texts a source asks for. `asked`: given to `t` as they stand, so they must exist. `mentioned` and `patterns`:
 * may reach `t` by way of a variable, so they count as used.
 */
export function findTextKeys(source: string): UsedKeys {
  return {
    asked: new Set([...source.matchAll(askedFor)].map(([, key = '']) => key)),
    mentioned: new Set([...source.matchAll(anyLiteral)].map(([, key = '']) => key)),
    patterns: [...source.matchAll(template)].map(([, text = '']) => patternOf(text)),
  };
}

function patternOf(text: string): RegExp {
  const parts = text.split(/\$\{(?:[^{}]|\{[^}]*\})*\}/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('.+')}$`);
}
