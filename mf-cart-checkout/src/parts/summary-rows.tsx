import type { CheckoutData } from '@dana/contracts/api/checkout';
import { offers } from '@dana/contracts/offers';
import { useShell } from '@dana/runtime';
import { Amount } from './amount.tsx';
import { type AmountRow, AmountRows } from '@dana/commerce/item/amount-rows';
import { useTranslation } from 'react-i18next';

type SummaryRowsProps = { data: CheckoutData; isSettling: boolean };

/** The sum of the checkout data. Every amount is the server's own. */
export function SummaryRows({ data, isSettling }: SummaryRowsProps) {
  const { t } = useTranslation('cart-checkout');
  const { api } = useShell();
  const shipping = data.shipping_methods.find((method) => method.id === data.shipping_method_id);
  // Nothing is chosen yet, and the words about free delivery stand right above.
  const isFreeAnyway = data.free_shipping_missing === 0;
  const discount: AmountRow = {
    key: 'discount',
    tone: 'saving',
    label: data.promo_code ? t('summary.discountWith', { code: data.promo_code }) : t('summary.discount'),
    value: <Amount value={data.discount} isSaving />,
  };
  // What is delivered for is known once a way is chosen, and only to a back end that is told of it.
  const delivery: AmountRow = {
    key: 'shipping',
    label: shipping ? t('summary.shippingBy', { method: shipping.name }) : t('summary.shipping'),
    value: shipping ? (
      (shipping.price ?? data.shipping) > 0 ? (
        <Amount value={data.shipping} />
      ) : (
        t('summary.free')
      )
    ) : (
      t(isFreeAnyway ? 'summary.free' : 'summary.shippingLater')
    ),
  };
  const rows: AmountRow[] = [
    { key: 'subTotal', label: t('summary.subTotal'), value: <Amount value={data.sub_total} /> },
    ...(data.discount > 0 ? [discount] : []),
    ...(offers(api, 'checkout-fields') || shipping ? [delivery] : []),
    {
      key: 'total',
      tone: 'total',
      label: t('summary.total'),
      value: <Amount value={data.total} size="large" />,
    },
  ];
  return <AmountRows rows={rows} isSettling={isSettling} />;
}
