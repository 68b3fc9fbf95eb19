import { formatDate, useTexts } from '@dana/i18n';
import { Countdown } from '@dana/ui/countdown';
import css from './offer-time.module.css';

type OfferTimeProps = {
  /** ISO 8601. */
  end: string;
};

/** How long the offer still runs. */
export function OfferTime({ end }: OfferTimeProps) {
  const { t, locale } = useTexts('product');
  const texts = {
    ended: t('offer.ended'),
    endsOn: t('offer.endsOn', { date: formatDate(end, locale) }),
    unit: (unit: string, count: number) => t(`offer.${unit}`, { count }),
  };
  return (
    <div className={css.offer}>
      <p className={css.title}>{t('offer.title')}</p>
      <Countdown end={end} texts={texts} />
    </div>
  );
}
