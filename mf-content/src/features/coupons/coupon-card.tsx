import type { Coupon } from '@dana/contracts/api/coupon';
import { formatDate, formatNumber } from '@dana/i18n';
import { shopOf } from '@dana/contracts/shop/shop-facts';
import { useMoney, useShell } from '@dana/runtime';
import { Badge, classNames, Icon, Picture } from '@dana/ui';
import { Countdown, useHasEnded } from '@dana/ui/countdown';
import { Sentence } from '@dana/ui/sentence';
import { useTranslation } from 'react-i18next';
import css from './coupon-card.module.css';
import { CouponCode } from './coupon-code.tsx';

/** `hadEnded`: when it was asked for. */
type CouponCardProps = { coupon: Coupon & { hadEnded: boolean } };

/** The department whose key this is; a type may be a key of another kind. */
function useDepartment(type: string | null) {
  return shopOf(useShell().api).departments?.find(({ slug }) => slug === type);
}

/** A coupon: its discount and end, and beside a dashed line its code. */
export function CouponCard({ coupon }: CouponCardProps) {
  const { t } = useTranslation('content');
  const { locale } = useShell();
  const money = useMoney();
  const hasEnded = useHasEnded(coupon.ends_at, coupon.hadEnded);
  const department = useDepartment(coupon.product_type);
  const kind = department?.name ?? t(coupon.product_type ? 'coupons.kinds.some' : 'coupons.kinds.all');
  const texts = {
    ended: t('coupons.ended'),
    endsOn: t('coupons.endsOn', { date: formatDate(coupon.ends_at, locale) }),
    unit: (unit: string, count: number) => t(`coupons.units.${unit}`, { count }),
  };
  return (
    <article className={classNames(css.card, hasEnded && css.over)}>
      {coupon.image && (
        <Picture
          src={coupon.image.full_url}
          alt=""
          ratio="square"
          fit="contain"
          sizes="9rem"
          className={css.picture}
        />
      )}
      <div className={css.offer}>
        <h2 className={css.title}>{coupon.title}</h2>
        <p className={css.percent}>
          {t('coupons.percent', { percent: formatNumber(coupon.discount_percent) })}
        </p>
        <Countdown end={coupon.ends_at} texts={texts} hasEnded={hasEnded} />
      </div>
      <div className={css.stub}>
        <p className={css.state}>
          {t('coupons.state')}
          <Badge tone={hasEnded ? 'neutral' : 'success'} look="plain">
            {hasEnded ? t('coupons.inactive') : t('coupons.active')}
          </Badge>
        </p>
        <CouponCode
          code={coupon.code}
          title={coupon.title}
          hasEnded={hasEnded}
          department={department?.slug}
          kind={kind}
        />
        <p className={css.terms}>
          <Icon name="info" size={16} />
          <span>
            {coupon.minimum_amount > 0 ? (
              <Sentence
                kept={{ minimum: money.text(coupon.minimum_amount) }}
                say={(kept) => t('coupons.terms', { kind, ...kept })}
              />
            ) : (
              t('coupons.termsWithoutMinimum', { kind })
            )}
          </span>
        </p>
      </div>
    </article>
  );
}
