import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace.ts';

/** Texts by their whole key: `summary.itemCount_one`. */
export type FlatBundle = Map<string, string>;

/** The locale file of a deployable, flat; undefined where there is none. */
export function readBundle(deployable: string, locale: 'en' | 'ar'): FlatBundle | undefined {
  const file = join(workspaceRoot, deployable, `src/locales/${locale}.json`);
  if (!existsSync(file)) return undefined;
  return flatten(JSON.parse(readFileSync(file, 'utf8')));
}

/** Nested texts as flat ones, keys joined with dots. */
export function flatten(bundle: object, prefix = ''): FlatBundle {
  const flat: FlatBundle = new Map();
  for (const [key, value] of Object.entries(bundle)) {
    if (typeof value === 'object' && value !== null) {
      for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
    } else flat.set(`${prefix}${key}`, String(value));
  }
  return flat;
}
