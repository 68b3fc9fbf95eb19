import { offers } from '@dana/contracts/offers';
import type { PageHead, PageRequest } from '@dana/runtime';
import { comparisonQuery } from '#api/comparison.queries.ts';
import { sharedIds } from '#features/compare/shared-ids.ts';

export { ComparePage as Component } from '#features/compare/compare-page.tsx';

/** A shared comparison, named by the address. The shopper's own list is known to the browser only. */
export async function loader({ api, queryClient, search }: PageRequest): Promise<void> {
  const ids = sharedIds(search);
  if (ids.length > 0 && offers(api, 'list-filters')) await queryClient.query(comparisonQuery(api, ids));
}

/** Everyone compares something else here: nothing for search engines. */
export function head({ t }: PageRequest): PageHead {
  return { title: t('compare.title'), description: t('compare.text'), isPrivate: true };
}
