import { useTexts } from '@dana/i18n';
import { Button, Notice } from '@dana/ui';
import type { ReactNode, Ref } from 'react';
import css from './purchase-buttons.module.css';
import type { Purchase } from './use-purchase.ts';

type PurchaseButtonsProps = {
  purchase: Purchase;
  quantity: number;
  isSoldOut: boolean;
  quantityField: ReactNode;
  /** The heart, beside "Buy now". */
  aside: ReactNode;
  /** Watched by the bar that stands in for these buttons on phones. */
  ref: Ref<HTMLDivElement>;
};

/** Quantity, "Add to cart", "Buy now" and what the cart answered. */
export function PurchaseButtons({
  purchase,
  quantity,
  isSoldOut,
  quantityField,
  aside,
  ref,
}: PurchaseButtonsProps) {
  const { t } = useTexts('product');
  const { state, add } = purchase;
  const waitingFor = state.kind === 'waiting' ? state.next : undefined;
  return (
    <div className={css.purchase} ref={ref}>
      {quantityField}
      <Button
        size="large"
        className={css.add}
        icon={state.kind === 'added' ? 'check' : 'bag'}
        busy={waitingFor === 'drawer'}
        disabled={isSoldOut}
        onClick={() => add(quantity, 'drawer')}
      >
        {state.kind === 'added' ? t('purchase.added') : t('purchase.add')}
      </Button>
      <div className={css.second}>
        <Button
          size="large"
          variant="outline"
          block
          busy={waitingFor === 'checkout'}
          disabled={isSoldOut}
          onClick={() => add(quantity, 'checkout')}
        >
          {t('purchase.buyNow')}
        </Button>
        {aside}
      </div>
      <p role="status" className="visually-hidden">
        {state.kind === 'added' ? t('purchase.added') : ''}
      </p>
      {state.kind === 'rejected' && (
        <div className={css.reason}>
          <Notice tone="error" role="alert">
            {state.reason}
          </Notice>
        </div>
      )}
    </div>
  );
}
