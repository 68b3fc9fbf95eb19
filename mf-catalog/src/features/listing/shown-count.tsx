import { useTexts } from '@dana/i18n';
import type { Listing } from './use-listing.ts';

/** How many products are shown and how many there are. */
export function ShownCount({ listing, className }: { listing: Listing; className: string | undefined }) {
  const { t } = useTexts('catalog');
  const { meta, products, layout } = listing;
  const first = meta && layout.paging === 'pages' ? (meta.current_page - 1) * meta.per_page + 1 : 1;
  const last = meta ? (meta.current_page - 1) * meta.per_page + (products?.length ?? 0) : 0;
  const values = { from: first, to: last, count: meta?.total ?? 0 };
  const isWhole = values.to - values.from + 1 >= values.count;
  const text = meta?.more_than_total
    ? 'listing.showingOfMore'
    : isWhole
      ? 'listing.count'
      : 'listing.showing';
  // The element stays while its words change, so that the change is spoken.
  return (
    <p role="status" className={className}>
      {meta && t(text, values)}
    </p>
  );
}
