import { offers } from '@dana/contracts/offers';
import { useShell } from '@dana/runtime';
import { Skeleton } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { topRatedQuery } from '#api/product-rows.queries.ts';
import { ProductLine } from '#product/product-line.tsx';
import { useIsNear } from '@dana/ui/near';
import { useTranslation } from 'react-i18next';
import { facetCounts } from './facet-counts.ts';
import linkCss from './link-list.module.css';
import css from './top-rated.module.css';
import type { Listing } from './use-listing.ts';

type TopRatedProps = { listing: Listing; className?: string | undefined };

/**
 * The four products of the list that shoppers rate best, where it has more than them and some were rated. Fetched once the block is near; its room is
 * kept until then.
 */
export function TopRated({ listing, className }: TopRatedProps) {
  const { t } = useTranslation('catalog');
  const { api } = useShell();
  const { ref, isNear } = useIsNear<HTMLDivElement>();
  const isOffered = offers(api, 'list-filters');
  // A back end that counts says at once that nobody has rated anything.
  const counted = facetCounts(listing.meta)?.ratings;
  const isUnrated = counted?.length === 0 || counted?.every(({ count }) => count === 0);
  const answer = useQuery({
    ...topRatedQuery(api, listing.query),
    enabled: isNear && isOffered && !isUnrated,
  });
  const hasMore = listing.meta === undefined || listing.meta.total > shownCount;
  const rated = answer.data?.filter(({ reviewCount }) => reviewCount > 0);
  if (!isOffered || isUnrated || !hasMore || listing.query === null) return null;
  if (answer.isError || rated?.length === 0) return null;
  return (
    <div ref={ref} className={className}>
      <h2 className={linkCss.title}>{t('filters.topRated')}</h2>
      <ul className={css.list} aria-busy={isNear && !rated}>
        {rated
          ? rated.map((product) => (
              <li key={product.id} className={css.item}>
                <ProductLine product={product} />
              </li>
            ))
          : Array.from({ length: shownCount }, (_, index) => (
              <li key={index} className={css.item}>
                <Skeleton shape="block" className={css.skeleton} />
              </li>
            ))}
      </ul>
    </div>
  );
}

const shownCount = 4;
