import type { RatingSummary } from '@dana/contracts/api/rating';
import { Stars } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import css from './rating-overview.module.css';
import { StarMark } from './star-mark.tsx';

/** The average and how many gave each number of stars. */
export function RatingOverview({ ratings }: { ratings: RatingSummary }) {
  const { t } = useTranslation('product');
  const average = ratings.average.toFixed(1);
  return (
    <div className={css.overview}>
      <div className={css.summary}>
        <bdi dir="ltr" translate="no" className={css.average} aria-hidden="true">
          {average}
        </bdi>
        <div>
          <Stars value={ratings.average} label={t('rating.stars', { value: average })} />
          <p className={css.count}>{t('rating.count', { count: ratings.count })}</p>
        </div>
      </div>
      <ul className={css.bars}>
        {ratings.bars.map(({ star, percent }) => (
          <li key={star} className={css.bar}>
            <span className="visually-hidden">{t('rating.bar', { count: star, percent })}</span>
            <span className={css.star} aria-hidden="true">
              {star}
              <StarMark className={css.mark} />
            </span>
            <Bar percent={percent} />
            <bdi dir="ltr" translate="no" className={css.percent} aria-hidden="true">{`${percent}%`}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Drawn, because a width in a style attribute would break the page's security policy. Fills from the reading side. */
function Bar({ percent }: { percent: number }) {
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" className={css.track} aria-hidden="true">
      <rect width={percent} height="6" className={css.fill} />
    </svg>
  );
}
