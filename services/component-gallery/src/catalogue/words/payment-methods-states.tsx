import { PaymentMethods } from '@dana/ui/payment-methods';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

const ids = ['knet', 'card', 'wallet', 'cash', 'machine', 'installments'] as const;

/** The ways to pay by their names, in a row. */
export function PaymentMethodsStates() {
  const { t } = usePageMessages();
  const methods = ids.map((id) => ({ id, name: t(`sample.payments.${id}`) }));
  return (
    <States>
      <State name="default">
        <PaymentMethods methods={methods} label={t('sample.waysToPay')} />
      </State>
      <State name="loading">
        <PaymentMethods methods={undefined} label={t('sample.waysToPay')} />
      </State>
    </States>
  );
}
