import { formatDate, useTexts } from '@dana/i18n';
import css from './countdown.module.css';
import { timeLeft } from './time-left.ts';
import { useNow } from './use-now.ts';

type CountdownProps = {
  /** ISO 8601. */
  end: string;
  /** When the page's data was fetched: what server and browser both start from. Unit: milliseconds since 1970. */
  firstMs: number;
};

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Days, hours, minutes and seconds until an offer ends. Screen readers get the date, not the ticking. */
export function Countdown({ end, firstMs }: CountdownProps) {
  const { t, locale } = useTexts('catalog');
  const left = timeLeft(end, useNow(firstMs));
  if (!left) return <p className={css.ended}>{t('deals.ended')}</p>;
  return (
    <>
      <p className="visually-hidden">
        <time dateTime={end}>{t('deals.endsOn', { date: formatDate(end, locale) })}</time>
      </p>
      <div className={css.countdown} aria-hidden="true">
        {units.map((unit) => (
          <span key={unit} className={css.unit}>
            <bdi dir="ltr" className={css.figure}>
              {String(left[unit]).padStart(2, '0')}
            </bdi>
            <span className={css.name}>{t(`deals.${unit}`, { count: left[unit] })}</span>
          </span>
        ))}
      </div>
    </>
  );
}
