import { PaymentMark } from '@dana/ui/payment-marks';
import { State, States } from '../../frame/states.tsx';
import { usePageTexts } from '../../texts/use-page-texts.ts';
import { waysToPay } from './ways-to-pay.ts';

/** One way to pay as a drawing. */
export function PaymentMarkStates() {
  const { t } = usePageTexts();
  return (
    <States>
      {waysToPay.map((way) => (
        <State key={way.id} name={`payments.${way.id}`}>
          <PaymentMark method={way} name={t(`sample.payments.${way.id}`)} />
        </State>
      ))}
    </States>
  );
}
