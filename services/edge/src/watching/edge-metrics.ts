import { measureNow } from '@dana/server/watching/measure-now';
import { createServerMetrics, type ServerMetrics } from '@dana/server/watching/server-metrics';
import { Counter } from 'prom-client';
import { createCompositionNames } from './composition-names.ts';
import type { NamedDocument } from './document-note.ts';
import { measureRenders, type RenderMetrics } from './render-metrics.ts';

/** What a browser reported of a release, or that such a report did not count. */
type CountedReport = { deployable: string; kind: string };

/** Numbers about this storefront since it began. */
export type EdgeMetrics = Omit<ServerMetrics, 'registry'> &
  RenderMetrics & {
    documentSent: (document: NamedDocument, status: number) => void;
    reported: (report: CountedReport) => void;
    releaseTakenBack: () => void;
    /** What changes by itself is asked for with each collection. */
    follow: (state: { keptBytes?: (() => number) | undefined; isReleaseLogFollowed: () => boolean }) => void;
  };

/** Begins counting. */
export function createEdgeMetrics(): EdgeMetrics {
  const { registry, ...server } = createServerMetrics();
  const registers = [registry];
  const documents = new Counter({
    name: 'dana_documents_total',
    help: 'Documents of pages, by the route that their release claims and where they came from.',
    labelNames: ['route', 'cache', 'composition', 'status'],
    registers,
  });
  /** The series of each composition, to be dropped with it. */
  const series = new Map<string, Map<string, Record<string, string | number>>>();
  const nameOf = createCompositionNames((name) => {
    for (const labels of series.get(name)?.values() ?? []) documents.remove(labels);
    series.delete(name);
  });
  const reports = new Counter({
    name: 'dana_release_reports_total',
    help: 'Reports of browsers about live releases that count.',
    labelNames: ['deployable', 'kind'],
    registers,
  });
  const takenBack = new Counter({
    name: 'dana_releases_taken_back_total',
    help: 'Releases that this storefront took back because of reports.',
    registers,
  });
  return {
    ...server,
    ...measureRenders(registry),
    documentSent: ({ route, origin, composition }, status) => {
      const labels = { route, cache: origin, composition: nameOf(composition), status };
      documents.inc(labels);
      const own = series.get(composition) ?? new Map();
      series.set(composition, own.set(`${route} ${origin} ${status}`, labels));
    },
    reported: (report) => reports.inc(report),
    releaseTakenBack: () => takenBack.inc(),
    follow: ({ keptBytes, isReleaseLogFollowed }) => {
      measureNow(
        registry,
        'dana_kept_documents_bytes',
        'Memory of kept documents.',
        () => keptBytes?.() ?? 0,
      );
      measureNow(registry, 'dana_release_log_followed', '1 while the release log can be followed.', () =>
        Number(isReleaseLogFollowed()),
      );
    },
  };
}
