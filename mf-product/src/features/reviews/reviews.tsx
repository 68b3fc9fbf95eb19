import type { RatingSummary } from '@dana/contracts/api/rating';
import { useTexts } from '@dana/i18n';
import { Button, StateView } from '@dana/ui';
import { useState } from 'react';
import { RatingOverview } from './rating-overview.tsx';
import { ReviewPage } from './review-page.tsx';
import css from './reviews.module.css';

/** As many reviews come with each "Load more". */
const pageSize = 5;

/** What shoppers said: the average with its bars, then their words. */
export function Reviews({ slug, ratings }: { slug: string; ratings: RatingSummary }) {
  const { t } = useTexts('product');
  const [pageCount, setPageCount] = useState(1);
  const [listedCount, setListedCount] = useState<number>();
  if (ratings.count === 0) {
    return (
      <StateView
        kind="empty"
        size="line"
        icon="edit"
        title={t('reviews.none')}
        text={t('reviews.noneText')}
      />
    );
  }
  return (
    <div className={css.reviews}>
      <RatingOverview ratings={ratings} />
      <div className={css.column}>
        <ol className={css.list}>
          {Array.from({ length: pageCount }, (_, index) => (
            <ReviewPage key={index + 1} slug={slug} page={index + 1} onTotal={setListedCount} />
          ))}
        </ol>
        {(listedCount ?? 0) > pageCount * pageSize && (
          <Button variant="outline" className={css.more} onClick={() => setPageCount(pageCount + 1)}>
            {t('reviews.more')}
          </Button>
        )}
      </div>
    </div>
  );
}
