import { isApiError } from '@dana/api-client';
import { useShell } from '@dana/runtime';
import { Button } from '@dana/ui';
import { useMutation } from '@tanstack/react-query';
import { buyAgainMutation } from '#api/orders.mutations.ts';
import { useTranslation } from 'react-i18next';
import type { CartHandover } from './unpaid-order.tsx';

/** Puts the items of an order into the open cart once more. */
export function BuyAgain({ orderId, cart }: { orderId: string; cart: CartHandover }) {
  const { t } = useTranslation('cart-checkout');
  const { api, showToast } = useShell();
  const again = useMutation(buyAgainMutation(api, orderId));
  const buy = async (): Promise<void> => {
    if (again.isPending) return;
    try {
      const { id, left_out: leftOut } = await again.mutateAsync(cart.currentCartId());
      cart.onBoughtAgain(
        id,
        leftOut.map(({ name }) => name),
      );
    } catch (error) {
      showToast({ kind: 'error', text: (isApiError(error) && error.message) || t('unpaid.failed') });
    }
  };
  return (
    <Button
      variant="quiet"
      size="small"
      flush="start"
      icon="bag"
      busy={again.isPending}
      onClick={() => void buy()}
    >
      {t('unpaid.buyAgain')}
    </Button>
  );
}
