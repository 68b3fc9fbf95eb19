import type { CheckoutData } from '@dana/contracts/api/checkout';
import { useTexts } from '@dana/i18n';
import { Amount } from './amount.tsx';
import { type AmountRow, AmountRows } from './amount-rows.tsx';

type SummaryRowsProps = { data: CheckoutData; isSettling: boolean };

/** The sum of the checkout data. Every amount is the server's own. */
export function SummaryRows({ data, isSettling }: SummaryRowsProps) {
  const { t } = useTexts('cart-checkout');
  const shipping = data.shipping_methods.find((method) => method.id === data.shipping_method_id);
  // Nothing is chosen yet, and the words about free delivery stand right above.
  const isFreeAnyway = data.free_shipping_missing === 0;
  const discount: AmountRow = {
    key: 'discount',
    tone: 'saving',
    label: data.promo_code ? t('summary.discountWith', { code: data.promo_code }) : t('summary.discount'),
    value: <Amount value={data.discount} isSaving />,
  };
  const rows: AmountRow[] = [
    { key: 'subTotal', label: t('summary.subTotal'), value: <Amount value={data.sub_total} /> },
    ...(data.discount > 0 ? [discount] : []),
    {
      key: 'shipping',
      label: shipping ? t('summary.shippingBy', { method: shipping.name }) : t('summary.shipping'),
      value: shipping ? (
        shipping.price > 0 ? (
          <Amount value={data.shipping} />
        ) : (
          t('summary.free')
        )
      ) : (
        t(isFreeAnyway ? 'summary.free' : 'summary.shippingLater')
      ),
    },
    {
      key: 'total',
      tone: 'total',
      label: t('summary.total'),
      value: <Amount value={data.total} size="large" />,
    },
  ];
  return <AmountRows rows={rows} isSettling={isSettling} />;
}
