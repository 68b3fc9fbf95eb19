import type { RatingSummary } from '@dana/contracts/api/rating';
import { useTexts } from '@dana/i18n';
import { Stars } from '@dana/ui';
import css from './rating-overview.module.css';

/** The average and how many gave each number of stars. */
export function RatingOverview({ ratings }: { ratings: RatingSummary }) {
  const { t } = useTexts('product');
  const average = ratings.average.toFixed(1);
  return (
    <div className={css.overview}>
      <div className={css.summary}>
        <bdi dir="ltr" className={css.average} aria-hidden="true">
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
              <StarMark />
            </span>
            <Bar percent={percent} />
            <bdi dir="ltr" className={css.percent} aria-hidden="true">{`${percent}%`}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One star alone; the shop's stars come in fives. */
function StarMark() {
  return (
    <svg viewBox="0 0 24 24" className={css.mark}>
      <path d="m12 3.6 2.6 5.27 5.82.85-4.21 4.1.99 5.8L12 16.88l-5.2 2.74.99-5.8-4.21-4.1 5.82-.85z" />
    </svg>
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
