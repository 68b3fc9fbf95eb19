import { isApiError } from '@dana/api-client';
import { orderQuery } from '@dana/commerce/order/order.queries';
import { forgetUnpaidOrder } from '@dana/commerce/order/unpaid-order-memory';
import type { Order } from '@dana/contracts/api/order';
import { formatMoney } from '@dana/i18n';
import { useBus, useShell } from '@dana/runtime';
import { Button, Notice } from '@dana/ui';
import { Dialog } from '@dana/ui/dialog';
import { Sentence } from '@dana/ui/sentence';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelOrderMutation } from '#api/order-changes.mutations.ts';
import { useTranslation } from 'react-i18next';
import { changesWords } from './changes-words.ts';
import css from './order-changes.module.css';

type CancelDialogProps = { order: Order; isOpen: boolean; onClose: () => void };

/** Asks before an order is cancelled, and says what becomes of money and coupon. */
export function CancelDialog({ order, isOpen, onClose }: CancelDialogProps) {
  const { t } = useTranslation('account');
  const { locale } = useShell();
  const { api } = useShell();
  const bus = useBus();
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const cancelling = useMutation(cancelOrderMutation(api, order.id));
  const { queryKey } = orderQuery(api, order.id);
  const cancel = async (): Promise<void> => {
    if (cancelling.isPending) return;
    setProblem(undefined);
    try {
      queries.setQueryData(queryKey, await cancelling.mutateAsync());
      // In what this device keeps, since the cart's service, which follows it on the bus, may not be loaded.
      forgetUnpaidOrder(order.id);
      bus.publish({ type: 'order.cancelled', orderId: order.id });
      onClose();
    } catch (error) {
      setProblem((isApiError(error) && error.message) || t('form.failed'));
      // It may have been packed meanwhile.
      if (isApiError(error)) void queries.invalidateQueries({ queryKey });
    }
  };
  const isPaid = order.payment_status === 'paid';
  return (
    <Dialog
      size="small"
      open={isOpen}
      onOpenChange={onClose}
      title={t('changes.cancelQuestion')}
      closeLabel={t('changes.close')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('changes.keep')}
          </Button>
          <Button busy={cancelling.isPending} onClick={() => void cancel()}>
            {t('changes.confirmCancel')}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        {problem && <Notice tone="error">{problem}</Notice>}
        <p>{changesWords[locale].cancelText}</p>
        <p>
          {isPaid ? (
            <Sentence
              kept={{ amount: formatMoney(order.total, order.currency) }}
              say={(kept) => t('changes.cancelPaid', kept)}
            />
          ) : (
            t('changes.cancelUnpaid')
          )}
        </p>
        {order.promo_code && (
          <p>
            <Sentence kept={{ code: order.promo_code }} say={(kept) => t('changes.cancelCoupon', kept)} />
          </p>
        )}
      </div>
    </Dialog>
  );
}
