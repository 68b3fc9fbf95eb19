import type { ChangeAnswer } from '@dana/releases/api/release-admin';
import type { LogAnswer, RegistryView, ReleasesAnswer } from '@dana/releases/api/views';
import type { HealthView } from '@dana/releases/health/health-view';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, envPath } from './release-call.ts';

/** What browsers report comes without an event. Unit: milliseconds. */
const everyMs = 15_000;

/** Reads a path of the release API within the environment, again and again. */
const useRead = <Data>(rest: string) =>
  useQuery({
    queryKey: [rest],
    queryFn: ({ signal }) => call<Data>(envPath(rest), { signal }),
    refetchInterval: everyMs,
    placeholderData: keepPreviousData,
  });

/** What is live, what holds it, and what waits. */
export const useRegistry = () => useRead<RegistryView>('registry');

/** How releases did in the last hour. */
export const useHealth = () => useRead<HealthView>('health');

/** What happened, newest first. @param limit – lines at most. */
export const useLog = (limit: number) => useRead<LogAnswer>(`log?limit=${limit}`);

/** What was published of a deployable, the newest version first. */
export const usePublished = (remote: string) =>
  useQuery({
    queryKey: ['published', remote],
    queryFn: ({ signal }) =>
      call<ReleasesAnswer>(`/v1/remotes/${encodeURIComponent(remote)}/published`, { signal }),
  });

/** What would change if everybody got the versions of an earlier revision. @param revision – that is live. */
export const useRestorePlan = (toRevision: number, revision: number) =>
  useQuery({
    queryKey: ['restore', toRevision, revision],
    queryFn: ({ signal }) =>
      call<ChangeAnswer>(envPath('restore'), {
        ...{ method: 'POST', body: { toRevision, isDryRun: true }, ifMatch: revision, signal },
      }),
    // It is of this revision: asked again after the next change, it would be refused.
    staleTime: 'static',
  });
