import type { SourceFile } from '../source-files.ts';
import { baseKey } from './compare-bundles.ts';
import { findTextKeys } from './find-text-keys.ts';
import type { FlatBundle } from './locale-bundle.ts';

/**
 * Compares the texts of a namespace with the code that shows them.
 * @param contracts – sources whose literals may be keys as well (validation messages).
 */
export function checkUsage(bundle: FlatBundle, sources: SourceFile[], contracts: SourceFile[]): string[] {
  const known = new Set([...bundle.keys()].map(baseKey));
  const mentioned = new Set<string>();
  const patterns: RegExp[] = [];
  const problems: string[] = [];
  for (const { path, text } of sources) {
    const keys = findTextKeys(text);
    for (const key of keys.asked)
      if (!known.has(key)) problems.push(`${path} asks for "${key}", which does not exist`);
    for (const key of [...keys.asked, ...keys.mentioned]) mentioned.add(key);
    patterns.push(...keys.patterns);
  }
  for (const { text } of contracts) for (const key of findTextKeys(text).mentioned) mentioned.add(key);
  const isShown = (key: string) => mentioned.has(key) || patterns.some((pattern) => pattern.test(key));
  // i18next finds another form of a text by its `context`: `delivery_pickup` is shown where `delivery` is.
  const formOf = (key: string) => key.replace(/_[a-z]+$/, '');
  const unused = [...known].filter(
    (key) => !isShown(key) && !(known.has(formOf(key)) && isShown(formOf(key))),
  );
  return [...problems, ...unused.map((key) => `"${key}" is shown nowhere`)];
}
