import type { Beacon } from '@dana/contracts/beacon';
import { countEvents } from '@dana/server/watching/count-events';
import { Counter, Histogram, type Registry } from 'prom-client';
import { createRecentNames } from './recent-names.ts';

/** What became of releases in browsers, and how fast their pages were. */
export type ReleaseMetrics = {
  /** Of a visit: what its browser reported, or `unrendered` where the server could not make its page. */
  reported: (report: { deployable: string; version: string; kind: string }) => void;
  /** A report came without a good token, and counts for nothing. */
  reportIgnored: () => void;
  /** How fast a page of a release was, as a browser measured it. */
  measured: (release: string, vitals: NonNullable<Beacon['vitals']>) => void;
  releaseTakenBack: () => void;
};

/** Live versions, and those of a while ago. */
const releasesNamed = 60;
const labelNames = ['deployable', 'version'] as const;
/** Good and poor by https://web.dev/articles/vitals are among the ends. */
const lcpSeconds = [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10];
const inpSeconds = [0.05, 0.1, 0.2, 0.3, 0.5, 1];
const cls = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** Counts by release; of those used last, as they come and go. */
export function measureReleases(registry: Registry): ReleaseMetrics {
  const registers = [registry];
  const reports = new Counter({
    name: 'dana_release_reports_total',
    help: 'What became of live releases in visits.',
    labelNames: [...labelNames, 'kind'],
    registers,
  });
  const vital = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name: `dana_web_${name}`, help, buckets, labelNames: [...labelNames], registers });
  const vitals = {
    lcp: vital('lcp_seconds', 'Largest contentful paint of documents.', lcpSeconds),
    inp: vital('inp_seconds', 'Interaction to next paint of documents.', inpSeconds),
    cls: vital('cls', 'Cumulative layout shift of documents.', cls),
  };
  const kinds = ['loaded', 'failed', 'thrown', 'unrendered'];
  const nameOf = createRecentNames(releasesNamed, (release) => {
    const labels = labelsOf(release);
    for (const kind of kinds) reports.remove({ ...labels, kind });
    for (const histogram of Object.values(vitals)) histogram.remove(labels);
  });
  return {
    reported: ({ deployable, version, kind }) =>
      reports.inc({ ...labelsOf(nameOf(`${deployable}@${version}`)), kind }),
    reportIgnored: countEvents(
      registry,
      'dana_release_reports_ignored_total',
      'Reports that came without a good token.',
    ),
    measured(release, { lcpMs, inpMs, cls: shift }) {
      const labels = labelsOf(nameOf(release));
      if (lcpMs !== undefined) vitals.lcp.observe(labels, lcpMs / 1_000);
      if (inpMs !== undefined) vitals.inp.observe(labels, inpMs / 1_000);
      if (shift !== undefined) vitals.cls.observe(labels, shift);
    },
    releaseTakenBack: countEvents(
      registry,
      'dana_releases_taken_back_total',
      'Releases that were taken back by themselves.',
    ),
  };
}

function labelsOf(release: string): Record<(typeof labelNames)[number], string> {
  const [deployable = '', version = ''] = release.split('@');
  return { deployable, version };
}
