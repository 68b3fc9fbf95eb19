import { Button } from '@dana/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './place-button.module.css';

export type PlaceButtonProps = {
  /** The form that it sends. */
  formId: string;
  isPlacing: boolean;
  /** It cannot be ordered as it is; what is said of the lines says why. */
  isBlocked: boolean;
  /** After its words: what will be paid. */
  children?: ReactNode;
};

/** The one button that orders. It stands once on a page: in the box, or in the bar of a phone. */
export function PlaceButton({ formId, isPlacing, isBlocked, children }: PlaceButtonProps) {
  const { t } = useTranslation('cart-checkout');
  return (
    <>
      <Button
        type="submit"
        form={formId}
        size="large"
        block
        icon="lock"
        busy={isPlacing}
        aria-disabled={isBlocked || undefined}
        aria-describedby={isBlocked ? 'order-blocked' : undefined}
      >
        <span>{t('order.place')}</span>
        {children}
      </Button>
      {isBlocked && (
        <p id="order-blocked" className={css.blocked}>
          {t('summary.blocked')}
        </p>
      )}
    </>
  );
}
