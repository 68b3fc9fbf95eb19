import type { ReleaseDifference } from '@dana/releases/admin/difference/release-difference';
import { useQuery } from '@tanstack/react-query';
import { call } from '../calls/release-call.ts';

export type Versions = { from: string; to: string };

/** What differs between two published versions, which never changes. Nothing is asked before both are known. */
export const useDifference = (remote: string, versions: Versions | undefined) =>
  useQuery({
    queryKey: ['difference', remote, versions],
    enabled: versions !== undefined,
    queryFn: ({ signal }) =>
      call<ReleaseDifference>(
        `/v1/remotes/${encodeURIComponent(remote)}/releases/${versions?.from}/compare/${versions?.to}`,
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
