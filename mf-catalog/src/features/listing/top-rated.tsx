import { offers } from '@dana/contracts/offers';
import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { Skeleton } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { topRatedQuery } from '#api/products.queries.ts';
import { ProductLine } from '#product/product-line.tsx';
import { useIsNear } from '@dana/ui/near';
import linkCss from './link-list.module.css';
import css from './top-rated.module.css';
import type { Listing } from './use-listing.ts';

type TopRatedProps = { listing: Listing; className?: string | undefined };

/**
 * The four products of the list that shoppers rate best, where it has more than them. Fetched once the block is near; its room is
 * kept until then.
 */
export function TopRated({ listing, className }: TopRatedProps) {
  const { t } = useTexts('catalog');
  const { api } = useShell();
  const { ref, isNear } = useIsNear<HTMLDivElement>();
  const isOffered = offers(api, 'list-filters');
  const answer = useQuery({ ...topRatedQuery(api, listing.query), enabled: isNear && isOffered });
  const hasMore = listing.meta === undefined || listing.meta.total > shownCount;
  if (!isOffered || !hasMore || listing.query === null || answer.isError || answer.data?.length === 0)
    return null;
  return (
    <div ref={ref} className={className}>
      <h2 className={linkCss.title}>{t('filters.topRated')}</h2>
      <ul className={css.list} aria-busy={isNear && !answer.data}>
        {answer.data
          ? answer.data.map((product) => (
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
