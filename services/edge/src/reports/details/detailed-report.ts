import type { Beacon } from '@dana/contracts/beacon';
import type { HeadWatch } from '@dana/releases/reading/watch-head';
import { pageName } from './plain-names.ts';
import type { DetailedReport } from './report-windows.ts';

type Known = {
  watch: HeadWatch;
  live: ReadonlySet<string>;
  /** Whether the reporting document was made with this release. */
  holds: (release: string) => boolean;
  /** The one of these that the document was to show. */
  shown: (releases: readonly string[]) => string | undefined;
};

/** The part of a report that counts in detail: of live releases that the document was made with, on pages that they claim. */
export function detailedReport(
  { faults = [], vitals, calls = [] }: Beacon,
  { watch, live, holds, shown }: Known,
): DetailedReport {
  const snapshot = watch.current();
  const manifests = [...(snapshot?.manifests.values() ?? [])];
  const claimed = new Set(manifests.flatMap(({ routes }) => routes.map(({ path }) => path)));
  const slots = snapshot?.revision.slots ?? {};
  const ran = [...live].filter(holds);
  const named = vitals && { ...vitals, page: pageName(vitals.page, claimed) };
  const ofPage = manifests
    .filter(({ routes }) => routes.some(({ path }) => path === named?.page))
    .map(({ remote, version }) => `${remote}@${version}`);
  const measured = [[...live].filter((release) => release.startsWith('shell@')), ofPage].flatMap(
    (releases) => shown(releases.filter((release) => live.has(release))) ?? [],
  );
  return {
    faults: faults
      .filter(({ remote, version }) => ran.includes(`${remote}@${version}`))
      .map((fault) => ({ ...fault, page: pageName(fault.page, claimed) })),
    calls: calls.map(({ remote, ...call }) => (remote && slots[remote] ? { ...call, remote } : call)),
    measured: named ? measured.map((release) => ({ release, vitals: named })) : [],
  };
}
