import type { Targets } from '@dana/contracts/release/canary-targets';

/** Whom a canary is for, in a few words: "language ar, country KW SA, signed in; always staff, 2 ids". */
export function targetsText({ language, countries, signedIn, staff, ids }: Targets): string {
  const of = [
    language && `language ${language}`,
    countries && `country ${countries.join(' ')}`,
    signedIn !== undefined && (signedIn ? 'signed in' : 'not signed in'),
  ];
  const always = [staff && 'staff', ids && `${ids.length} ${ids.length === 1 ? 'id' : 'ids'}`];
  return [
    of.filter(Boolean).join(', '),
    always
      .filter(Boolean)
      .join(', ')
      .replace(/^(?=.)/, 'always '),
  ]
    .filter(Boolean)
    .join('; ');
}
