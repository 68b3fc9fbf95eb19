import { refusalText } from '@dana/commerce/refusal-text';
import { Button, classNames, Icon, Notice } from '@dana/ui';
import { type ReactNode, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import css from './purchase-buttons.module.css';
import { QuantityField } from './quantity-field.tsx';
import type { Purchase } from './use-purchase.ts';
import type { Quantity } from './use-quantity.ts';

type PurchaseButtonsProps = {
  purchase: Purchase;
  quantity: Quantity;
  productName: string;
  /** Sold out, or nobody knows whether it is. */
  isBlocked: boolean;
  /** Heart and comparison, beside "Buy now". */
  aside: ReactNode;
  /** Watched by the bar that stands in for these buttons on phones. */
  ref?: Ref<HTMLDivElement> | undefined;
};

/** Quantity, "Add to cart", "Buy now" and what the cart refused; that it was added is spoken by the cart. */
export function PurchaseButtons({
  purchase,
  quantity,
  productName,
  isBlocked,
  aside,
  ref,
}: PurchaseButtonsProps) {
  const { t } = useTranslation('product');
  const noticeId = useId();
  const { state, wasAdded, add } = purchase;
  const waitingFor = state.kind === 'waiting' ? state.next : undefined;
  return (
    <div className={classNames(css.purchase, 'no-print')} ref={ref}>
      <QuantityField quantity={quantity} productName={productName} disabled={isBlocked} noticeId={noticeId} />
      <Button
        size="large"
        className={css.add}
        icon={wasAdded ? 'check' : 'bag'}
        busy={waitingFor === 'drawer'}
        disabled={isBlocked}
        onClick={() => add(quantity.value, 'drawer')}
      >
        {wasAdded ? t('purchase.added') : t('purchase.add')}
      </Button>
      {quantity.notice && (
        <p id={noticeId} className={css.notice}>
          <Icon name="info" size={16} />
          <span>{quantity.notice}</span>
        </p>
      )}
      <div className={css.second}>
        <Button
          size="large"
          variant="outline"
          block
          busy={waitingFor === 'checkout'}
          disabled={isBlocked}
          onClick={() => add(quantity.value, 'checkout')}
        >
          {t('purchase.buyNow')}
        </Button>
        {aside}
      </div>
      <noscript>
        <p className={css.notice}>{t('purchase.needsScript')}</p>
      </noscript>
      {state.kind === 'rejected' && (
        <div className={css.reason}>
          <Notice tone="error" role="alert">
            {refusalText(state, t)}
          </Notice>
        </div>
      )}
    </div>
  );
}
