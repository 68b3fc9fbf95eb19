import { useTexts } from '@dana/i18n';
import { useMoney } from '@dana/runtime';
import { Tag } from '@dana/ui';
import type { ReactNode } from 'react';
import { useCart } from './cart-store.ts';
import css from './coupon.module.css';

/** The coupon in use with what it saves, or else the form to enter one. */
export function Coupon({ form }: { form: ReactNode }) {
  const { t } = useTexts('cart-checkout');
  const money = useMoney();
  const { cart, engine } = useCart();
  const code = cart.data?.promo_code ?? null;
  if (code === null) return form;
  const saving = cart.data ? money.text(cart.data.discount) : '';
  return (
    <p className={css.applied}>
      <span>{t('coupon.inUse')}</span>
      <Tag
        removeLabel={t('coupon.remove', { code })}
        onRemove={() => void engine().applyTerms({ promoCode: null })}
      >
        <bdi dir="ltr">{`${code} −${saving}`}</bdi>
      </Tag>
    </p>
  );
}
