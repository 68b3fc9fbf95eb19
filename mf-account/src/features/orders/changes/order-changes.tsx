import { OrderPart } from '@dana/commerce/order/order-parts';
import type { Order } from '@dana/contracts/api/order';
import { safeLink } from '@dana/contracts/safe-link';
import { formatDate } from '@dana/i18n';
import { RemoteSlot, useShell } from '@dana/runtime';
import { Button, buttonClass, Skeleton } from '@dana/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelDialog } from './cancel-dialog.tsx';
import css from './order-changes.module.css';
import { ReturnDialog } from './return-dialog.tsx';
import { ReturnList } from './return-list.tsx';

/** What a shopper can do with an order now, and what became of their returns; nothing while there is neither. */
export function OrderChanges({ order }: { order: Order }) {
  const { t } = useTranslation('account');
  const { locale } = useShell();
  const [open, setOpen] = useState<'cancel' | 'return'>();
  const close = (): void => setOpen(undefined);
  const canReturn = order.items.some((item) => item.returnable > 0);
  const invoice = safeLink(order.invoice?.page);
  const invoiceFile = safeLink(order.invoice?.pdf);
  const isNothing =
    !invoice && !order.can_cancel && !order.can_buy_again && !canReturn && order.returns.length === 0;
  if (isNothing) return null;
  return (
    <OrderPart id="order-changes" title={t('changes.title')}>
      <div className={css.changes}>
        <ReturnList order={order} />
        {canReturn && order.return_until && (
          <p>{t('changes.returnUntil', { date: formatDate(order.return_until, locale) })}</p>
        )}
        <div className={css.actions}>
          {order.can_buy_again && (
            <RemoteSlot
              name="cart.buyAgain"
              props={{ orderId: order.id }}
              pending={<Skeleton shape="control" className={css.pending} />}
            />
          )}
          {invoice && (
            <a
              href={invoice}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ variant: 'quiet', size: 'small', flush: 'start' })}
            >
              {t('orders.invoice')}
            </a>
          )}
          {invoiceFile && (
            <a
              href={invoiceFile}
              download
              className={buttonClass({ variant: 'quiet', size: 'small', flush: 'start' })}
            >
              {t('changes.invoiceFile')}
            </a>
          )}
          {canReturn && (
            <Button
              variant="quiet"
              size="small"
              flush="start"
              icon="return"
              onClick={() => setOpen('return')}
            >
              {t('changes.return')}
            </Button>
          )}
          {order.can_cancel && (
            <Button variant="quiet" size="small" flush="start" icon="close" onClick={() => setOpen('cancel')}>
              {t('changes.cancel')}
            </Button>
          )}
        </div>
      </div>
      <CancelDialog order={order} isOpen={open === 'cancel'} onClose={close} />
      {/* Made again each time: what was chosen before is not sent by mistake. */}
      {open === 'return' && <ReturnDialog order={order} onClose={close} />}
    </OrderPart>
  );
}
