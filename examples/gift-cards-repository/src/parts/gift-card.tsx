import type { Coupon } from '@dana/contracts/api/coupon';
import { formatDate, formatNumber } from '@dana/i18n';
import { useMoney, useShell } from '@dana/runtime';
import { Picture } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import css from './gift-card.module.css';

/** A coupon as a card to give away: what it takes off, its code, and until when and from which amount it holds. */
export function GiftCard({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation('gift-cards');
  const { locale } = useShell();
  const money = useMoney();
  const { title, image, code, discount_percent: percent, minimum_amount: minimum, ends_at: end } = coupon;
  return (
    <article className={css.card}>
      {image && (
        <Picture src={image.full_url} alt="" ratio="landscape" sizes="26rem" className={css.picture} />
      )}
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        {percent > 0 && (
          <p className={css.percent}>{t('card.percent', { percent: formatNumber(percent) })}</p>
        )}
        <p className={css.code}>
          {t('card.code')}{' '}
          <bdi dir="ltr" translate="no">
            {code}
          </bdi>
        </p>
        <p className={css.terms}>
          {minimum > 0 && <span>{t('card.minimum', { minimum: money.text(minimum) })}</span>}
          <span>{t('card.until', { date: formatDate(end, locale) })}</span>
        </p>
      </div>
    </article>
  );
}
