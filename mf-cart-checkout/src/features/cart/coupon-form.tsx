import { ApiError, UnreachableError } from '@dana/api-client';
import { FormProblem, ShopFormView } from '@dana/forms/shop-form-view';
import { SubmitButton } from '@dana/forms/submit-button';
import { useShopForm } from '@dana/forms/use-shop-form';
import { storedValue, useShell } from '@dana/runtime';
import { TextField } from '@dana/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadOutcome } from './cart-runner.ts';
import { useCart } from './cart-store.ts';
import { couponRules, type CouponValues } from './coupon.rules.ts';
import css from './coupon.module.css';

/** What stands in the coupon's field: its form comes and goes with the cart's states, and with the width of the window. */
const typedCoupon = storedValue('tab', 'coupon.typed.v1');

/** A field for a coupon, with what was typed before in this tab. What the API says of a code that it refuses stands at the field. */
export function CouponForm() {
  const { t } = useTranslation('cart-checkout');
  const { showToast } = useShell();
  const { engine } = useCart();
  const [start] = useState(() => ({ promo_code: typedCoupon.read() ?? '' }));
  const shopForm = useShopForm<CouponValues>({
    t,
    texts: { unreachable: t('read.unreachable'), failed: t('coupon.failed') },
    rules: couponRules,
    start,
    async send(values) {
      const outcome = await engine().applyTerms({ promoCode: values.promo_code });
      if (outcome.kind === 'read') {
        typedCoupon.write(null);
        showToast({ kind: 'success', text: t('toast.couponApplied') });
      } else {
        // The field says it.
        engine().closeCouponNotice();
        throwFailure(outcome);
      }
    },
  });
  const { subscribe } = shopForm.form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => typedCoupon.write(values.promo_code || null),
      }),
    [subscribe],
  );
  return (
    <ShopFormView shopForm={shopForm} className={css.form}>
      <TextField
        {...shopForm.field('promo_code')}
        label={t('coupon.label')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
      />
      <SubmitButton variant="outline">{t('coupon.apply')}</SubmitButton>
      <FormProblem className={css.problem} />
    </ShopFormView>
  );
}

/** The cart keeps the meaning of a failed read; the form shows errors. A cart that is empty or gone shows that itself. */
function throwFailure(outcome: Exclude<ReadOutcome, { kind: 'read' }>): void {
  if (outcome.kind === 'refused') throw new ApiError(422, '', { promo_code: [outcome.message] });
  if (outcome.kind === 'unreachable') throw new UnreachableError('The cart could not be read.');
}
