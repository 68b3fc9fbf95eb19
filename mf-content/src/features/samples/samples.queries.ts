import type { Locale } from '@dana/contracts/locale';
import type { PageRequest } from '@dana/runtime';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { sampleGroups } from './sample-groups.ts';

/**
 * The pages to show, by kind.
 * @param readLinks – of the page's request. Nothing where the shell is an older one; the page itself reads what its loader found.
 */
export const samplesQuery = (locale: Locale, readLinks?: PageRequest['readLinks'] | typeof skipToken) =>
  queryOptions({
    queryKey: ['content', 'samples', locale],
    queryFn: readLinks === skipToken ? skipToken : async () => sampleGroups((await readLinks?.()) ?? {}),
    // They are those of the composition, which this document never leaves.
    staleTime: Number.POSITIVE_INFINITY,
  });
