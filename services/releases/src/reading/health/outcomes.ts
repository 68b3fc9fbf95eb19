import { type Distinct, unionOf } from './distinct.ts';

/** What browsers reported of one version in one window. */
export type Outcomes = {
  /** Unit: visits. A visit is one document at one address: one that a shared cache keeps goes to many. */
  sessions: number;
  failed: number;
  /** Where they came from, and where the failed ones did. */
  addresses: Distinct;
  failing: Distinct;
  /** Hashes of failed visits, a few hundred at the most: one that was reported to two edges counts once. */
  failedVisits: ReadonlySet<string>;
};

export type OutcomeWindow = {
  /** Milliseconds since 1970. */
  startMs: number;
  /** By "mf-catalog@1.0.0". */
  outcomes: ReadonlyMap<string, Outcomes>;
};

/** Of a window that is over nothing but numbers stays. Unit: visits, and addresses. */
export type Tally = { sessions: number; failed: number; addresses: number; failing: number };

/** What is the same release at several edges, or in several windows, put together. Repeats must be left out before. */
export function sumOfOutcomes(all: readonly Outcomes[]): Outcomes {
  return {
    sessions: all.reduce((total, { sessions }) => total + sessions, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    addresses: unionOf(all.map(({ addresses }) => addresses)),
    failing: unionOf(all.map(({ failing }) => failing)),
    failedVisits: new Set(all.flatMap(({ failedVisits }) => [...failedVisits])),
  };
}

/** The same release of several windows, by its name. */
export function sumByRelease(all: readonly ReadonlyMap<string, Outcomes>[]): ReadonlyMap<string, Outcomes> {
  const [only, ...more] = all;
  if (only === undefined || more.length === 0) return only ?? new Map();
  const byRelease = new Map<string, Outcomes[]>();
  for (const outcomes of all)
    for (const [release, one] of outcomes) byRelease.set(release, [...(byRelease.get(release) ?? []), one]);
  return new Map([...byRelease].map(([release, parts]) => [release, sumOfOutcomes(parts)]));
}

/** Without failed visits that were seen before, which it notes in `seen`. */
export function withoutSeenFailures(
  outcomes: ReadonlyMap<string, Outcomes>,
  seen: Pick<Set<string>, 'has' | 'add'>,
): ReadonlyMap<string, Outcomes> {
  return new Map(
    [...outcomes].map(([release, one]) => {
      let repeated = 0;
      for (const visit of one.failedVisits) {
        if (seen.has(visit)) repeated += 1;
        seen.add(visit);
      }
      const { sessions, failed } = one;
      return [
        release,
        repeated === 0 ? one : { ...one, sessions: sessions - repeated, failed: failed - repeated },
      ];
    }),
  );
}
