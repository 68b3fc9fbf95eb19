import { measureNow } from '@dana/server/watching/measure-now';
import { createServerMetrics, type ServerMetrics } from '@dana/server/watching/server-metrics';
import { Counter } from 'prom-client';
import type { NamedDocument } from './document-note.ts';
import { createRecentNames } from './recent-names.ts';
import { measureReleases, type ReleaseMetrics } from './release-metrics.ts';
import { measureRenders, type RenderMetrics } from './render-metrics.ts';

/** Numbers about this storefront since it began. */
export type EdgeMetrics = Omit<ServerMetrics, 'registry'> &
  RenderMetrics &
  ReleaseMetrics & {
    documentSent: (document: NamedDocument, status: number) => void;
    /** What changes by itself is asked for with each collection. */
    follow: (state: { keptBytes?: (() => number) | undefined; isReleaseLogFollowed: () => boolean }) => void;
  };

/** The live one, canaries and previews of it, and those of a while ago. */
const compositionsNamed = 8;

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
  const nameOf = createRecentNames(compositionsNamed, (name) => {
    for (const labels of series.get(name)?.values() ?? []) documents.remove(labels);
    series.delete(name);
  });
  return {
    ...server,
    ...measureRenders(registry),
    ...measureReleases(registry),
    documentSent: ({ route, origin, composition }, status) => {
      const labels = { route, cache: origin, composition: nameOf(composition), status };
      documents.inc(labels);
      const own = series.get(composition) ?? new Map();
      series.set(composition, own.set(`${route} ${origin} ${status}`, labels));
    },
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
