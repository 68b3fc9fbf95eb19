import { featureAt, lackingBrowsers, newestSyntax } from './feature-data.ts';
import { guardedInScripts, optionalInStyles, otherThings } from './guarded-features.ts';
import { scriptFeatures } from './script-features.ts';
import { styleFeatures } from './style-features.ts';

/** A feature that a declared browser lacks, with the files that use it. */
export type TooNew = { feature: string; lacking: string[]; files: string[] };

export type Findings = {
  tooNew: TooNew[];
  /** Files in a syntax that a declared browser cannot read, with the parser's words. */
  unreadable: string[];
  /** Entries of guarded-features.ts that no file uses. */
  unused: string[];
};

const syntax = newestSyntax();
const allowed = [...guardedInScripts, ...optionalInStyles, ...otherThings].map(({ feature }) => feature);
const covers = (entry: string, feature: string): boolean =>
  feature === entry || feature.startsWith(`${entry}.`);

/** Compares built files with the declared browsers. @param files – text by name; scripts and style sheets. */
export function findTooNew(files: Map<string, string>): Findings {
  const users = new Map<string, string[]>();
  const unreadable: string[] = [];
  for (const [file, text] of files)
    try {
      const features = file.endsWith('.css') ? styleFeatures(text) : scriptFeatures(text, syntax);
      for (const feature of features) users.set(feature, [...(users.get(feature) ?? []), file]);
    } catch (error) {
      unreadable.push(`${file}: ${String(error)}`);
    }
  const used = [...users.keys()];
  return {
    tooNew: [...users].flatMap(([feature, usedIn]) => {
      const lacking = lackingBrowsers(featureAt(feature.split('.')) ?? {});
      const isAllowed = lacking.length === 0 || allowed.some((entry) => covers(entry, feature));
      return isAllowed ? [] : [{ feature, lacking, files: usedIn }];
    }),
    unreadable,
    unused: allowed.filter((entry) => !used.some((feature) => covers(entry, feature))),
  };
}
