import type { Beacon } from '@dana/contracts/beacon';
import type { HeadWatch } from '@dana/releases/reading/watch-head';
import { pageName } from './plain-names.ts';
import type { DetailedReport } from './report-windows.ts';

type Known = {
  watch: HeadWatch;
  live: ReadonlySet<string>;
  /** Whether the reporting document was made with this release. */
  holds: (release: string) => boolean;
};

/** The part of a report that counts in detail: of live releases that the document was made with, on pages that they claim. */
export function detailedReport(
  { faults = [], vitals, calls = [] }: Beacon,
  { watch, live, holds }: Known,
): DetailedReport {
  const snapshot = watch.current();
  const claims = [...(snapshot?.manifests.values() ?? [])].flatMap(({ routes }) => routes);
  const claimed = new Set(claims.map(({ path }) => path));
  const slots = snapshot?.revision.slots ?? {};
  const ran = [...live].filter(holds);
  const shell = ran.find((release) => release.startsWith('shell@'));
  return {
    faults: faults
      .filter(({ remote, version }) => ran.includes(`${remote}@${version}`))
      .map((fault) => ({ ...fault, page: pageName(fault.page, claimed) })),
    calls: calls.map(({ remote, ...call }) => (remote && slots[remote] ? { ...call, remote } : call)),
    measured:
      vitals && shell
        ? { release: shell, vitals: { ...vitals, page: pageName(vitals.page, claimed) } }
        : undefined,
  };
}
