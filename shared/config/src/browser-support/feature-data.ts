import { createRequire } from 'node:module';
import type { BrowserName, CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { browsers } from '../web-target.ts';

/* What MDN's data says of a feature in the declared browsers. */

const require = createRequire(import.meta.url);
export const data = require('@mdn/browser-compat-data') as CompatData;

/** A desktop browser and its sibling on phones, which has the same version numbers. */
const engines: Record<string, BrowserName[]> = {
  chrome: ['chrome', 'chrome_android'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari', 'safari_ios'],
};

const declared = browsers.flatMap((query) => {
  const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
  const siblings = engines[name];
  if (!siblings) throw new Error(`"${query}" in web-target.ts is not read by the check of browsers.`);
  return siblings.map((browser) => ({ browser, version }));
});

/** Browsers of the declared ones that lack a feature: `firefox 115 (has it since 121)`. Empty where all have it. */
export function lackingBrowsers(feature: Identifier): string[] {
  const support = feature.__compat?.support;
  if (!support) return [];
  return declared.flatMap(({ browser, version }) => {
    const statements = [support[browser] ?? []].flat();
    if (statements.length === 0 || statements.some((one) => isIn(one, version))) return [];
    const since = statements.find((one) => !one.flags)?.version_added;
    return [`${browser} ${version} (${since ? `has it since ${since}` : 'never had it'})`];
  });
}

/** With a prefix counts too: the build writes the prefixed form beside the other one. */
function isIn({ version_added, version_removed, flags }: SimpleSupportStatement, version: string): boolean {
  if (flags || !version_added || version_added === 'preview') return false;
  const isRemoved = typeof version_removed === 'string' && !isOlder(version, version_removed);
  return !isRemoved && !isOlder(version, version_added);
}

/** Versions with dots; `≤37` stands for an unknown one that is no later. */
function isOlder(version: string, than: string): boolean {
  const [ours, theirs] = [version, than].map((text) => text.replace('≤', '').split('.').map(Number));
  for (const index of [0, 1]) {
    const difference = (ours?.[index] ?? 0) - (theirs?.[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** A feature's place in the data, found by its path: `css.selectors.has`. */
export function featureAt(path: readonly string[]): Identifier | undefined {
  let found: Identifier | undefined = data as unknown as Identifier;
  for (const part of path) found = found && Object.hasOwn(found, part) ? found[part] : undefined;
  return found;
}

/** What browsers learned last of each year's ECMAScript syntax, patterns of regular expressions with it. */
const lastLearned: [year: number, feature: string][] = [
  [2020, 'javascript.operators.optional_chaining'],
  [2021, 'javascript.operators.logical_or_assignment'],
  [2022, 'javascript.classes.static.initialization_blocks'],
  [2024, 'javascript.builtins.RegExp.unicodeSets'],
  [2025, 'javascript.regular_expressions.modifier'],
];

/** The newest ECMAScript whose syntax all declared browsers read, as a year. */
export function newestSyntax(): number {
  const unread = lastLearned.findIndex(([, feature]) => lackingBrowsers(knownFeature(feature)).length > 0);
  const readable = unread === -1 ? lastLearned : lastLearned.slice(0, unread);
  const newest = readable.at(-1);
  if (!newest) throw new Error('The declared browsers are older than this check knows.');
  return newest[0];
}

function knownFeature(path: string) {
  const feature = featureAt(path.split('.'));
  if (!feature) throw new Error(`The data about browsers does not know ${path} any more.`);
  return feature;
}
