import type { Review } from '@dana/contracts/api/review';
import { formatDate } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { Button, Skeleton, Stars, StateView } from '@dana/ui';
import { reviewsQuery } from '#api/product.queries.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import css from './reviews.module.css';

type ReviewPageProps = { slug: string; page: number; onTotal: (total: number) => void };

/** Five reviews, in whatever state they are. */
export function ReviewPage({ slug, page, onTotal }: ReviewPageProps) {
  const { t } = useTranslation('product');
  const { api } = useShell();
  const { data, isError, refetch } = useQuery(reviewsQuery(api, slug, page));
  const total = data?.meta.total;

  useEffect(() => {
    if (total !== undefined) onTotal(total);
  }, [total, onTotal]);

  if (isError) {
    return (
      <li>
        <StateView
          kind="error"
          size="line"
          title={t('reviews.failed')}
          action={
            <Button variant="outline" size="small" onClick={() => void refetch()}>
              {t('state.retry')}
            </Button>
          }
        />
      </li>
    );
  }
  if (!data) return <ReviewSkeleton />;
  return data.data.map((review) => <ReviewItem key={review.id} review={review} />);
}

function ReviewItem({ review }: { review: Review }) {
  const { t } = useTranslation('product');
  const { locale } = useShell();
  return (
    <li className={css.review}>
      <span className={css.avatar} aria-hidden="true">
        {initialOf(review.name)}
      </span>
      <div className={css.words}>
        <p className={css.name}>
          <bdi>{review.name}</bdi>
          {review.own && <span className={css.mark}>{t('reviews.own')}</span>}
          {review.verified && <span className={css.mark}>{t('reviews.verified')}</span>}
          <time dateTime={review.date} className={css.date}>
            {formatDate(review.date, locale)}
          </time>
        </p>
        <Stars
          size="small"
          value={review.rating}
          label={t('rating.stars', { value: review.rating.toFixed(1) })}
        />
        <p dir="auto" lang={review.lang ?? undefined} className={css.text}>
          {review.text}
        </p>
      </div>
    </li>
  );
}

function ReviewSkeleton() {
  return (
    <li className={css.review} aria-busy="true">
      <Skeleton shape="circle" />
      <div className={css.words}>
        <Skeleton width="third" />
        <Skeleton />
        <Skeleton width="wide" />
      </div>
    </li>
  );
}

const initialOf = (name: string) => [...name.trim()][0] ?? '';
