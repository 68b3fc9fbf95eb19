import { PaymentMarks } from '@dana/ui/payment-marks';
import { State, States } from '../../frame/states.tsx';
import { usePageTexts } from '../../texts/use-page-texts.ts';
import { waysToPay } from './ways-to-pay.ts';

/** The ways to pay as marks in a row. */
export function PaymentMarksStates() {
  const { t } = usePageTexts();
  const methods = waysToPay.map((way) => ({ ...way, name: t(`sample.payments.${way.id}`) }));
  return (
    <States>
      <State name="default">
        <PaymentMarks methods={methods} label={t('sample.waysToPay')} />
      </State>
      <State name="loading">
        <PaymentMarks methods={undefined} label={t('sample.waysToPay')} />
      </State>
    </States>
  );
}
