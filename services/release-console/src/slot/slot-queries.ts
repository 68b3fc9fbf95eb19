import type { ReleasesAnswer } from '@dana/releases/admin/published-releases';
import type { CallsAnswer, ErrorsAnswer } from '@dana/releases/admin/report-forms';
import { useQuery } from '@tanstack/react-query';
import { reportsMs, useRead } from '../calls/queries.ts';
import { call } from '../calls/release-call.ts';

const query = (remote: string, hours: number) => new URLSearchParams({ remote, hours: String(hours) });

/** What failed of a deployable in browsers, by place. @param hours – of the past. */
export const useErrors = (remote: string, hours: number) =>
  useRead<ErrorsAnswer>(`errors?${query(remote, hours)}`, reportsMs);

/** Calls of the API that failed in its parts. @param hours – of the past. */
export const useFailedCalls = (remote: string, hours: number) =>
  useRead<CallsAnswer>(`calls?${query(remote, hours)}`, reportsMs);

/** What was published of it, the newest version first. */
export const usePublishedReleases = (remote: string) =>
  useQuery({
    queryKey: ['published', remote],
    queryFn: ({ signal }) =>
      call<ReleasesAnswer>(`/v1/remotes/${encodeURIComponent(remote)}/published`, { signal }),
  });
