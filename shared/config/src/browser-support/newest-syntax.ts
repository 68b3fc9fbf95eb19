import { featureAt, lackingBrowsers } from './feature-data.ts';

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
