import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SourceFile, sourceFiles } from '../source-files.ts';
import { deployables, ownPages, workspaceRoot } from '../workspace.ts';
import { readBundle } from './locale-bundle.ts';

/** One text that a shopper, or who runs the shop, reads; `place` says where it is written. */
export type ShopText = { place: string; en?: string | undefined; ar?: string | undefined };

const literal = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\`(?:[^\`\\]|\\.)*\``;
const bothLanguages = new RegExp(String.raw`\ben:\s*(${literal}),\s*ar:\s*(${literal})`, 'g');
const anyLiteral = new RegExp(literal, 'g');
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const arabic = /\p{Script=Arabic}/u;

/** Every text of the shop: locale files, the sample shop's data, and what servers and manifests say by themselves. */
export function shopTexts(): ShopText[] {
  return [
    ...localeTexts(),
    ...seedTexts(),
    ...codeFolders().flatMap((folder) => codeTexts(sourceFiles(folder))),
  ];
}

function localeTexts(): ShopText[] {
  return [...deployables, ...ownPages, 'services/api'].flatMap((deployable) => {
    const en = readBundle(deployable, 'en');
    const ar = readBundle(deployable, 'ar');
    const keys = new Set([...(en?.keys() ?? []), ...(ar?.keys() ?? [])]);
    return [...keys].map((key) => ({
      place: `${deployable} ${key}`,
      // Arabic has forms that English lacks.
      en: en?.get(key) ?? en?.get(key.replace(/_(zero|two|few|many)$/, '_other')),
      ar: ar?.get(key),
    }));
  });
}

/** The texts of the sample shop's data: everything that stands there as `{ "en": …, "ar": … }`. */
export function seedTexts(): ShopText[] {
  const folder = join(workspaceRoot, 'services/sample-shop/catalogue');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => textsIn(JSON.parse(readFileSync(join(folder, name), 'utf8')), name));
}

function textsIn(value: unknown, place: string): ShopText[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!('en' in value && 'ar' in value))
    return Object.values(value).flatMap((inner) => textsIn(inner, place));
  const en = [value.en].flat(2);
  const ar = [value.ar].flat(2);
  return (en.length > ar.length ? en : ar).map((_, index) => ({
    place,
    en: asText(en[index]),
    ar: asText(ar[index]),
  }));
}

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);

function codeFolders(): string[] {
  const services = ['api', 'edge', 'practice-bank', 'releases'].map((name) => `services/${name}/src`);
  const shared = ['commerce', 'contracts', 'forms', 'runtime', 'ui'].map((name) => `shared/${name}/src`);
  return [...services, ...shared, ...deployables.map((name) => `${name}/src`)].map((folder) =>
    join(workspaceRoot, folder),
  );
}

/** Texts written in code: pairs of both languages as pairs, every other Arabic one alone. */
export function codeTexts(files: SourceFile[]): ShopText[] {
  return files
    .filter(
      ({ path }) => !/\.test\.tsx?$|\/testing\/|\/bench\/|\/earlier-manifests\.ts$|\/migrations\//.test(path),
    )
    .flatMap(({ path: place, text }) => {
      const code = text.replace(comment, '');
      const pairs = [...code.matchAll(bothLanguages)].map(([, en = '', ar = '']) => ({ place, en, ar }));
      const alone = [...code.replace(bothLanguages, '').matchAll(anyLiteral)]
        .map(([found]) => found)
        .filter((found) => arabic.test(found));
      return [...pairs, ...alone.map((ar) => ({ place, ar }))];
    });
}
