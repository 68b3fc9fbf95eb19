import { watchRequests } from '@dana/server/watching/watch-requests';
import type { Tracing } from '@dana/server/watching/tracing';
import type { TrustedProxies } from '@dana/server/trusted-proxies';
import type { MiddlewareHandler } from 'hono';
import { pathOf } from '../http/path-of.ts';
import { namedDocument } from './document-note.ts';
import type { EdgeMetrics } from './edge-metrics.ts';

type WatchOptions = {
  trustedProxies: TrustedProxies;
  metrics?: Pick<EdgeMetrics, 'requestBegan' | 'requestAnswered' | 'documentSent'> | undefined;
  tracing?: Pick<Tracing, 'serve' | 'traceId'> | undefined;
  accessLog?: { info: (fields: object, message: string) => void } | undefined;
};

/** Released files: who asks for one learns nothing from its address. */
const isFile = /^\/(?:assets|shared)\//;

/** Gives each request an id, counts it and logs it; a document by the route that its release claims. */
export function watchPages({ trustedProxies, metrics, accessLog, tracing }: WatchOptions): MiddlewareHandler {
  return watchRequests({
    trustedProxies,
    metrics,
    accessLog,
    tracing,
    nameMore(c, { status }) {
      const pathname = pathOf(c.req.url);
      const document = namedDocument(c, pathname);
      if (!document) return isFile.test(pathname) ? { fields: { path: pathname } } : {};
      metrics?.documentSent(document, status);
      const { route, origin, composition, path } = document;
      // Routes of pages stand beside those of this server, and are no others' names.
      return { route: `page ${route}`, fields: { cache: origin, composition, path } };
    },
  });
}
