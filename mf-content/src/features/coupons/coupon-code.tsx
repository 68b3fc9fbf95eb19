import { paths } from '@dana/contracts/paths';
import { newRequestId, useBus, useStateTopic } from '@dana/runtime';
import { Button, LinkButton } from '@dana/ui';
import { SpokenAnswer } from '@dana/ui/spoken-answer';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import css from './coupon-code.module.css';
import { useCopied } from '../../parts/use-copied.ts';

type CouponCodeProps = {
  code: string;
  title: string;
  hasEnded: boolean;
  /** The department that it is for, by its slug, where it is for one. */
  department: string | undefined;
  /** What it is for, in words. */
  kind: string;
};

/**
 * The code, a button that copies it, and one that gives it to the cart. Until there is something in the cart, a way to
 * what the coupon is for is in its place: a cart is known late, and the card must not grow under what is pressed.
 */
export function CouponCode({ code, title, hasEnded, department, kind }: CouponCodeProps) {
  const { t } = useTranslation('content');
  const bus = useBus();
  const shown = useRef<HTMLElement>(null);
  const { outcome, copy } = useCopied(code, shown);
  const cart = useStateTopic('cart.changed');
  return (
    <>
      <div className={css.row}>
        <bdi ref={shown} dir="ltr" translate="no" className={css.code}>
          {code}
        </bdi>
        <Button
          size="small"
          variant="outline"
          disabled={hasEnded}
          aria-label={outcome === 'copied' ? undefined : t('coupons.copyOf', { title })}
          onClick={() => void copy()}
        >
          {outcome === 'copied' ? t('coupons.copied') : t('coupons.copy')}
        </Button>
      </div>
      <SpokenAnswer words={outcome && t(`coupons.announced.${outcome}`, { code })} />
      {!hasEnded &&
        (cart !== undefined && cart.itemCount > 0 ? (
          <Button
            size="small"
            variant="quiet"
            className={css.apply}
            aria-label={t('coupons.applyOf', { title })}
            onClick={() => bus.publish({ type: 'cart.couponRequested', requestId: newRequestId(), code })}
          >
            {t('coupons.apply')}
          </Button>
        ) : (
          <LinkButton
            size="small"
            variant="quiet"
            className={css.apply}
            href={department ? paths.category(department) : paths.shop()}
          >
            {t('coupons.shopFor', { kind })}
          </LinkButton>
        ))}
    </>
  );
}
