/** How bundlers write a JSON file into a script: as a text that is parsed when it runs. */
const opening = "JSON.parse('";
const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  '0': '\0',
};

/** Texts by their whole key, `summary.itemCount_one`. */
export type FlatTexts = Record<string, string>;

/**
 * The texts in a built script that holds one file of texts and nothing else; it is read, never run.
 * @returns undefined where it is written otherwise.
 */
export function textsInChunk(script: string): FlatTexts | undefined {
  const begin = script.indexOf(opening);
  if (begin < 0) return undefined;
  const [, literal] = /^((?:[^'\\\n]|\\[\s\S])*)'\)/.exec(script.slice(begin + opening.length)) ?? [];
  if (literal === undefined || script.indexOf(opening, begin + 1) >= 0) return undefined;
  try {
    const texts: FlatTexts = {};
    flatten(JSON.parse(unescaped(literal)), '', texts);
    return texts;
  } catch {
    return undefined;
  }
}

const unescaped = (literal: string): string =>
  literal.replaceAll(/\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi, (_all, ...found) => {
    const [code, short, byte, plain = ''] = found as (string | undefined)[];
    const hex = code ?? short ?? byte;
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    return plain === '\n' ? '' : (escapes[plain] ?? plain);
  });

function flatten(value: unknown, key: string, into: FlatTexts): void {
  if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value))
      flatten(inner, key === '' ? name : `${key}.${name}`, into);
  else if (key !== '') into[key] = String(value);
}
