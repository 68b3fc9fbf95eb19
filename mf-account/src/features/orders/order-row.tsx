import type { OrderStatus, OrderSummary } from '@dana/contracts/api/order';
import { paths } from '@dana/contracts/paths';
import { safeLink } from '@dana/contracts/safe-link';
import { formatDate, formatMoney, moneyInWords } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { Badge, LinkButton, Price } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import css from './orders-tab.module.css';

const tones: Record<OrderStatus, 'success' | 'warning' | 'neutral' | 'sale'> = {
  awaiting_payment: 'warning',
  placed: 'neutral',
  confirmed: 'neutral',
  packed: 'neutral',
  shipped: 'neutral',
  delivered: 'success',
  cancelled: 'sale',
  refunded: 'sale',
};

/** One order: a line of a table from 768 px, a card below. */
export function OrderRow({ order }: { order: OrderSummary }) {
  const { t } = useTranslation('account');
  const { locale } = useShell();
  const { number, status, created_at: createdAt, total, currency } = order;
  const invoice = safeLink(order.invoice?.pdf);
  return (
    <li className={css.row}>
      <p className={css.number}>
        <bdi dir="ltr" translate="no">
          {number}
        </bdi>
      </p>
      <p className={css.date}>
        <time dateTime={createdAt}>{formatDate(createdAt, locale)}</time>
      </p>
      <div className={css.status}>
        <Badge tone={tones[status]}>{t(`timeline.${status}`)}</Badge>
      </div>
      <div className={css.total}>
        {/* In the order's own currency, whatever the shopper looks at prices in now. */}
        <Price
          text={formatMoney(total, currency)}
          srText={moneyInWords(total, currency, locale)}
          size="small"
        />
      </div>
      <div className={css.actions}>
        {invoice && (
          <a
            href={invoice}
            download
            aria-label={t('orders.invoiceNumber', { number })}
            className={css.invoice}
          >
            {t('orders.invoice')}
          </a>
        )}
        <LinkButton
          href={paths.order(order.id)}
          variant="outline"
          size="small"
          aria-label={t('orders.viewNumber', { number })}
        >
          {t('orders.view')}
        </LinkButton>
      </div>
    </li>
  );
}
