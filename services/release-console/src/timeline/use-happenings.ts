import type { AuditAnswer } from '@dana/releases/admin/release-admin';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CallFailure, call } from '../calls/release-call.ts';
import { envPath } from '../calls/shop-env.ts';
import { auditQuery, type HappeningFilters } from './happening-filters.ts';

const pageLines = '50';
/** Where no events come. Unit: milliseconds. */
const everyMs = 15_000;
/** With more pages open, somebody reads what is long over. */
const pagesWatched = 3;

/** What happened, the newest first, page by page. */
export const useHappenings = (filters: HappeningFilters) =>
  useInfiniteQuery({
    queryKey: ['audit', filters],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = auditQuery(filters);
      query.set('limit', pageLines);
      if (pageParam) query.set('before', pageParam);
      const page = await call<AuditAnswer>(envPath(`audit?${query}`), { signal });
      // A server of before knows no filters, and would show everything as what fits.
      if (page.next === undefined && Object.keys(filters).length > 0)
        throw new CallFailure('older_server', { status: 404, code: 'older_server' });
      return page;
    },
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) <= pagesWatched ? everyMs : false),
  });
