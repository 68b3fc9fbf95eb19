import type { SlotProps } from '@dana/contracts/slots';
import { BuyAgain } from '#features/order/buy-again.tsx';
import { useCartHandover } from '../../routes/use-cart-handover.ts';

/** The slot `cart.buyAgain`: a button that puts the items of an order into the cart once more. */
export function Component({ orderId }: SlotProps<'cart.buyAgain'>) {
  return <BuyAgain orderId={orderId} cart={useCartHandover()} />;
}
