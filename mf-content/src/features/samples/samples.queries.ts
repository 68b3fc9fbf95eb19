import type { Locale } from '@dana/contracts/locale';
import type { PageRequest } from '@dana/runtime';
import { queryOptions } from '@tanstack/react-query';
import { sampleGroups } from './sample-groups.ts';

/**
 * The pages to show, by kind.
 * @param readLinks – of the page's request. An older shell gives none; the page itself only reads what its loader found.
 */
export const samplesQuery = (locale: Locale, readLinks?: PageRequest['readLinks']) =>
  queryOptions({
    queryKey: ['content', 'samples', locale],
    queryFn: async () => sampleGroups((await readLinks?.()) ?? {}),
    // They are those of the composition, which this document never leaves.
    staleTime: Number.POSITIVE_INFINITY,
  });
