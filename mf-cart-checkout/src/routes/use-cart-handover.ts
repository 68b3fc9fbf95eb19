import { paths } from '@dana/contracts/paths';
import { formatList, useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { useNavigate } from 'react-router-dom';
import { useCart } from '#features/cart/cart-store.ts';
import type { CartHandover } from '#features/order/unpaid-order.tsx';

/** Brings the items of an order that was not paid back into the cart, and the shopper back to the checkout. */
export function useCartHandover(): CartHandover {
  const { engine } = useCart();
  const { locale, showToast } = useShell();
  const { t } = useTexts('cart-checkout');
  const navigate = useNavigate();
  return {
    currentCartId: () => engine().cartId(),
    onRestored(cartId, leftOut) {
      engine().adopt(cartId);
      const titles = formatList(leftOut, locale);
      showToast(
        leftOut.length > 0
          ? { kind: 'info', text: t('toast.leftOut', { titles }) }
          : { kind: 'success', text: t('toast.restored') },
      );
      navigate(paths.checkout());
    },
  };
}
