import { useTexts } from '@dana/i18n';
import { useMoney, useShell } from '@dana/runtime';
import { Button, Tag, TextField } from '@dana/ui';
import { type SubmitEvent, useState } from 'react';
import { useCart } from './cart-store.ts';
import css from './coupon-form.module.css';

/** A field for a coupon, or the coupon in use with what it saves. */
export function CouponForm() {
  const { t } = useTexts('cart-checkout');
  const money = useMoney();
  const { cart, engine } = useCart();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { showToast } = useShell();
  const applied = cart.data?.promo_code ?? null;

  const apply = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    if (code.trim() === '') return setError(t('coupon.missing'));
    setBusy(true);
    setError(undefined);
    const outcome = await engine().applyTerms({ promoCode: code.trim() });
    setBusy(false);
    if (outcome.kind === 'read') {
      setCode('');
      showToast({ kind: 'success', text: t('toast.couponApplied') });
    } else if (outcome.kind === 'refused') setError(outcome.message || t('coupon.failed'));
    else if (outcome.kind === 'unreachable') setError(t('read.unreachable'));
  };

  if (applied !== null) {
    const saving = cart.data ? money.text(cart.data.discount) : '';
    return (
      <p className={css.applied}>
        <span>{t('coupon.inUse')}</span>
        <Tag
          removeLabel={t('coupon.remove', { code: applied })}
          onRemove={() => void engine().applyTerms({ promoCode: null })}
        >
          <bdi dir="ltr">{`${applied} −${saving}`}</bdi>
        </Tag>
      </p>
    );
  }
  return (
    <form className={css.form} onSubmit={apply} noValidate>
      <TextField
        label={t('coupon.label')}
        name="promo_code"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        value={code}
        error={error}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant="outline" busy={isBusy}>
        {t('coupon.apply')}
      </Button>
    </form>
  );
}
