/*
 * What `npm test` leaves to `pnpm test:whole` and to their own commands. Each takes minutes, for it builds, bundles or packs the
 * shop again; what they show in part is shown in the usual run as well (docs/testing.md).
 */
export const longSuites = [
  '**/dev-loop/*.e2e.ts',
  '**/topology/*.e2e.ts',
  '**/releases/{night,own-repository,pipeline,plain-host}.e2e.ts',
];

/** Suites whose English `npm test` leaves out: how far words reach and which side they begin at is shown in Arabic, which needs more room. */
export const longInEnglishSuites = [
  '**/a11y/{forms,reading,states}.e2e.ts',
  '**/letters/lower-price.e2e.ts',
  '**/offline/*.e2e.ts',
];

/**
 * A page that is another arrangement, or an empty or shorter form, of one that is looked at in both languages: in the usual run it
 * is looked at in Arabic alone.
 */
export const longInEnglish = { tag: '@long-in-english' };
