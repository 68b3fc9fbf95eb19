import { itemFacts } from '@dana/commerce/item/item-facts';
import { ItemSummary } from '@dana/commerce/item/item-summary';
import type { CartItem } from '@dana/contracts/api/cart';
import type { CheckoutData } from '@dana/contracts/api/checkout';
import type { ReactNode } from 'react';
import { Amount } from '#parts/amount.tsx';
import { FreeShipping } from '#parts/free-shipping.tsx';
import { SummaryRows } from '#parts/summary-rows.tsx';
import { useTranslation } from 'react-i18next';
import css from './order-contents.module.css';

type OrderContentsProps = {
  data: CheckoutData;
  isSettling: boolean;
  coupon: ReactNode;
  /** What is to be said of the lines. */
  notice?: ReactNode;
};

/** What is ordered, line by line, the coupon, and what it comes to. */
export function OrderContents({ data, isSettling, coupon, notice }: OrderContentsProps) {
  return (
    <>
      <ul className={css.lines}>
        {data.items.map((item) => (
          <OrderLine key={item.id} item={item} />
        ))}
      </ul>
      {notice}
      {coupon}
      <FreeShipping data={data} />
      <SummaryRows data={data} isSettling={isSettling} />
    </>
  );
}

function OrderLine({ item }: { item: CartItem }) {
  const { t } = useTranslation('cart-checkout');
  return (
    <li>
      <ItemSummary
        facts={itemFacts(item)}
        t={t}
        quantity={item.quantity}
        aside={item.line_total !== undefined && <Amount value={item.line_total} size="small" />}
      />
    </li>
  );
}
