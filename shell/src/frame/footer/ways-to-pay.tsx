import { paymentMethodsQuery } from '@dana/commerce/payment-methods.queries';
import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { PaymentMethods } from '@dana/ui/payment-methods';
import { useQuery } from '@tanstack/react-query';
import { useNear } from './use-near.ts';

/** What the shop takes. They come with the document; where they did not, they are asked for here. */
export function WaysToPay() {
  const { t } = useTexts('shell');
  const { api } = useShell();
  const { ref, isNear } = useNear<HTMLDivElement>();
  const { data } = useQuery({ ...paymentMethodsQuery(api), enabled: isNear });
  return (
    <div ref={ref}>
      <PaymentMethods methods={data} label={t('footer.payment')} />
    </div>
  );
}
