import type { CompareAnswer } from '@dana/releases/admin/compare';
import type { HealthView } from '@dana/releases/admin/health/health-view';
import type { RegistryView } from '@dana/releases/admin/registry-view';
import { useQuery } from '@tanstack/react-query';
import { call } from './release-call.ts';
import { envPath } from './shop-env.ts';

/** What browsers report comes without an event. Unit: milliseconds. */
export const reportsMs = 15_000;

/** Reads a path of the release API within the environment, again and again. */
export function useRead<Data>(rest: string, everyMs: number) {
  return useQuery({
    queryKey: [rest],
    queryFn: ({ signal }) => call<Data>(envPath(rest), { signal }),
    refetchInterval: everyMs,
  });
}

/** What is live, what holds it, and what waits. */
export const useRegistry = () => useRead<RegistryView>('registry', reportsMs);

/** How releases do. @param hours – of the past. */
export const useHealth = (hours: number) => useRead<HealthView>(`health?hours=${hours}`, reportsMs);

/** The versions of a deployable that were published, the newest first. */
export const usePublishedVersions = (remote: string) =>
  useQuery({
    queryKey: ['releases', remote],
    queryFn: ({ signal }) =>
      call<{ versions: string[] }>(`/v1/remotes/${encodeURIComponent(remote)}/releases`, { signal }),
    select: ({ versions }) => versions,
  });

/** What differs between two revisions, which never changes. */
export const useComparison = (before: number, after: number) =>
  useQuery({
    queryKey: ['compare', before, after],
    queryFn: ({ signal }) =>
      call<CompareAnswer>(envPath(`compare?before=${before}&after=${after}`), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
