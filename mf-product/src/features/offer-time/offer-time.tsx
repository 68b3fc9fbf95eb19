import { formatDate } from '@dana/i18n';
import { Icon } from '@dana/ui';
import { Countdown, useIsNearEnd } from '@dana/ui/countdown';
import { useShell } from '@dana/runtime';
import { useTranslation } from 'react-i18next';
import css from './offer-time.module.css';

type OfferTimeProps = {
  /** ISO 8601. */
  end: string;
  /** Counts however far the end is: on the page that shows a countdown. */
  alwaysCounts?: boolean | undefined;
};

/** Until when the offer runs: its date, and what is left of its last three days. */
export function OfferTime({ end, alwaysCounts = false }: OfferTimeProps) {
  const { t } = useTranslation('product');
  const { locale } = useShell();
  const isNear = useIsNearEnd(end);
  const endsOn = t('offer.endsOn', { date: formatDate(end, locale) });
  const texts = {
    ended: t('offer.ended'),
    endsOn,
    unit: (unit: string, count: number) => t(`offer.${unit}`, { count }),
  };
  return (
    <div className={css.offer}>
      {isNear || alwaysCounts ? (
        <>
          <p className={css.title}>{t('offer.title')}</p>
          <Countdown end={end} texts={texts} />
        </>
      ) : (
        <p className={css.title}>
          <Icon name="calendar" size={20} />
          <time dateTime={end}>{endsOn}</time>
        </p>
      )}
    </div>
  );
}
