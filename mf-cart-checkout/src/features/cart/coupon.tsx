import { takesCoupons } from '@dana/contracts/offers';
import { useMoney, useShell } from '@dana/runtime';
import { Notice, Tag } from '@dana/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCart } from './cart-store.ts';
import css from './coupon.module.css';

/** The coupon in use with what it saves, or else the form to enter one, where there are any; and why the cart lost the one that it had. */
export function Coupon({ form }: { form: ReactNode }) {
  const { cart } = useCart();
  const { api } = useShell();
  const field = takesCoupons(api) ? form : null;
  const notice = cart.couponNotice;
  if (cart.data?.promo_code) return <AppliedCoupon />;
  if (!notice || notice.isAsked) return field;
  return (
    <div className={css.lost}>
      <CouponNotice />
      {field}
    </div>
  );
}

/** What became of a coupon that the cart does not have; nothing where all is well. */
export function CouponNotice() {
  const { t } = useTranslation('cart-checkout');
  const { cart, engine } = useCart();
  if (!cart.couponNotice) return null;
  const { code, message, isAsked } = cart.couponNotice;
  const title = isAsked ? 'coupon.notApplied' : 'coupon.dropped';
  return (
    <Notice
      tone={message || !isAsked ? 'warning' : 'info'}
      // A code that went by itself is not spoken.
      role={isAsked ? 'status' : 'none'}
      title={message ? t(title, { code }) : undefined}
      closeLabel={t('coupon.close')}
      onClose={() => engine().closeCouponNotice()}
    >
      {message || t(isAsked ? 'coupon.waits' : 'coupon.dropped', { code })}
    </Notice>
  );
}

/** The coupon in use, and a way to take it off. */
export function AppliedCoupon() {
  const { t } = useTranslation('cart-checkout');
  const money = useMoney();
  const { cart, engine } = useCart();
  const code = cart.data?.promo_code;
  if (!code) return null;
  return (
    <p className={css.applied}>
      <span>{t('coupon.inUse')}</span>
      <Tag
        removeLabel={t('coupon.remove', { code })}
        onRemove={() => void engine().applyTerms({ promoCode: null })}
      >
        <bdi dir="ltr" translate="no">{`${code} −${money.text(cart.data?.discount ?? 0)}`}</bdi>
      </Tag>
    </p>
  );
}
