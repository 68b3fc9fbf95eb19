import type { AmountRow } from '@dana/commerce/item/amount-rows';
import type { ItemFacts } from '@dana/commerce/item/item-facts';
import { BoughtLines } from '@dana/commerce/order/order-parts';
import type { Order, OrderItem } from '@dana/contracts/api/order';
import { paths } from '@dana/contracts/paths';
import { formatMoney, moneyInWords } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { Price } from '@dana/ui';
import { Sentence } from '@dana/ui/sentence';
import { useTranslation } from 'react-i18next';
import css from './order-details.module.css';

/** What was bought and what it cost, in the currency it was bought in. */
export function OrderLines({ order }: { order: Order }) {
  const { t } = useTranslation('account');
  const { currency, promo_code: code, installment } = order;
  const amount = (value: number, size?: 'large') => (
    <OrderAmount value={value} currency={currency} size={size} />
  );
  const discountLabel = code ? t('summary.discountWith', { code }) : t('summary.discount');
  const rows: AmountRow[] = [
    { key: 'subTotal', label: t('summary.subTotal'), value: amount(order.sub_total) },
    ...(order.discount > 0
      ? [
          {
            key: 'discount',
            label: discountLabel,
            value: <OrderAmount value={order.discount} currency={currency} isSaving />,
            tone: 'saving' as const,
          },
        ]
      : []),
    {
      key: 'shipping',
      label: t('summary.shipping'),
      value: order.shipping > 0 ? amount(order.shipping) : t('summary.free'),
    },
    ...(order.fees > 0 ? [{ key: 'fees', label: t('summary.fees'), value: amount(order.fees) }] : []),
    { key: 'total', label: t('summary.total'), value: amount(order.total, 'large'), tone: 'total' },
  ];
  const lines = order.items.map((item) => ({
    key: item.id,
    facts: factsOf(item),
    quantity: item.quantity,
    aside: <OrderAmount value={item.line_total} currency={currency} />,
  }));
  return (
    <BoughtLines lines={lines} rows={rows} t={t}>
      {installment && (
        <p className={css.installment}>
          <Sentence
            kept={{ amount: formatMoney(installment.monthly_amount, currency) }}
            say={(kept) => t('installments.plan', { count: installment.months, ...kept })}
          />
        </p>
      )}
    </BoughtLines>
  );
}

type OrderAmountProps = { value: number; currency: string; isSaving?: boolean; size?: 'large' | undefined };

function OrderAmount({ value, currency, isSaving = false, size }: OrderAmountProps) {
  const { locale } = useShell();
  return (
    <Price
      text={`${isSaving ? '−' : ''}${formatMoney(value, currency)}`}
      srText={moneyInWords(value, currency, locale)}
      size={size}
    />
  );
}

function factsOf({ name, slug, image, options }: OrderItem): ItemFacts {
  const href = slug ? paths.product(slug) : undefined;
  return { name, nameLang: undefined, href, pictureUrl: image?.full_url, options };
}
