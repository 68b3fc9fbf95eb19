import type { PlaceOrderAnswer, PlaceOrderInput } from '@dana/contracts/api/checkout';
import { Button, StateView } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import type { OrderAttempt } from './attempt-key.ts';
import { usePlaceOrder } from './use-place-order.ts';

type UnansweredOrderProps = {
  attempt: OrderAttempt;
  onPlaced: (answer: PlaceOrderAnswer, order: PlaceOrderInput) => void;
  /** It did not become an order. */
  onRefused: () => void;
};

/** The cart is gone and the order was not answered: sending it again under the same key answers what became of it. */
export function UnansweredOrder({ attempt, onPlaced, onRefused }: UnansweredOrderProps) {
  const { t } = useTranslation('cart-checkout');
  const { repeat, problem, isPlacing } = usePlaceOrder({ onPlaced, onOutdated: onRefused });
  return (
    <StateView
      kind="error"
      size="page"
      as="h2"
      icon="info"
      title={t('order.unanswered')}
      text={problem?.message ?? t('order.unansweredText')}
      action={
        <Button busy={isPlacing} onClick={() => void repeat(attempt)}>
          {t('order.findOut')}
        </Button>
      }
    />
  );
}
