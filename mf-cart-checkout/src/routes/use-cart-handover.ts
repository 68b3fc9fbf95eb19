import { paths } from '@dana/contracts/paths';
import { formatList } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { useNavigate } from 'react-router-dom';
import { useCart } from '#features/cart/cart-store.ts';
import type { CartHandover } from '#features/order/unpaid-order.tsx';
import { useTranslation } from 'react-i18next';

/** Brings the items of an order into the cart: of one that was not paid, or of one that is bought again. */
export function useCartHandover(): CartHandover {
  const { engine } = useCart();
  const { locale, showToast } = useShell();
  const { t } = useTranslation('cart-checkout');
  const navigate = useNavigate();
  const handOver = (cartId: string, leftOut: string[], to: { path: string; text: string }): void => {
    engine().adopt(cartId);
    const titles = formatList(leftOut, locale);
    showToast(
      leftOut.length > 0
        ? { kind: 'info', text: t('toast.leftOut', { titles }) }
        : { kind: 'success', text: to.text },
    );
    navigate(to.path);
  };
  return {
    currentCartId: () => engine().cartId(),
    onRestored: (cartId, leftOut) =>
      handOver(cartId, leftOut, { path: paths.checkout(), text: t('toast.restored') }),
    onBoughtAgain: (cartId, leftOut) =>
      handOver(cartId, leftOut, { path: paths.cart(), text: t('toast.boughtAgain') }),
  };
}
