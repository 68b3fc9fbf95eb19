import type { RatingSummary } from '@dana/contracts/api/rating';
import { offers } from '@dana/contracts/offers';
import { useShell } from '@dana/runtime';
import { Button, classNames, StateView } from '@dana/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RatingOverview } from './rating-overview.tsx';
import { ReviewPage } from './review-page.tsx';
import css from './reviews.module.css';
import { WriteReview } from './write-review.tsx';

/** As many reviews come with each "Load more". */
const pageSize = 5;

type ReviewsProps = { slug: string; productName: string; ratings: RatingSummary };

/** What shoppers said: the average with its bars, then their words, where the back end has them. */
export function Reviews({ slug, productName, ratings }: ReviewsProps) {
  const { t } = useTranslation('product');
  const [pageCount, setPageCount] = useState(1);
  const [listedCount, setListedCount] = useState<number>();
  const { api } = useShell();
  const hasWords = offers(api, 'reviews');
  const none = ratings.count === 0;
  return (
    <div className={css.reviews}>
      <div className={css.side}>
        {none ? (
          <StateView
            kind="empty"
            size="line"
            icon="edit"
            title={t('reviews.none')}
            text={t('reviews.noneText')}
          />
        ) : (
          <RatingOverview ratings={ratings} />
        )}
        {hasWords && <WriteReview slug={slug} productName={productName} />}
      </div>
      {!none && hasWords && (
        <div className={css.column}>
          <ol className={css.list}>
            {Array.from({ length: pageCount }, (_, index) => (
              <ReviewPage key={index + 1} slug={slug} page={index + 1} onTotal={setListedCount} />
            ))}
          </ol>
          {(listedCount ?? 0) > pageCount * pageSize && (
            <Button
              variant="outline"
              className={classNames(css.more, 'no-print')}
              onClick={() => setPageCount(pageCount + 1)}
            >
              {t('reviews.more')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
