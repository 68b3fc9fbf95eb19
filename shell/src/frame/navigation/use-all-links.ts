import type { Navigation } from '@dana/contracts/navigation';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { NavigationContext } from './navigation-context.tsx';

/** The links of all places, asked for with the first look at a menu that needs them; `isLost` while they cannot be had. */
export function useAllLinks({ isNeeded = true } = {}): { all: Navigation | undefined; isLost: boolean } {
  const { readAll } = useContext(NavigationContext);
  const { data, isError } = useQuery({
    queryKey: ['shell', 'navigation'],
    queryFn: readAll,
    enabled: isNeeded,
    // They are those of the composition, which this document never leaves.
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
    // Without a connection too: what asks shows its links without them then.
    networkMode: 'always',
  });
  return { all: data, isLost: isError };
}
