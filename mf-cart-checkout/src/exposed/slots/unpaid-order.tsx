import { orderQuery } from '@dana/commerce/order/order.queries';
import type { SlotProps } from '@dana/contracts/slots';
import { useShell } from '@dana/runtime';
import { useQuery } from '@tanstack/react-query';
import { UnpaidOrder } from '#features/order/unpaid-order.tsx';
import { useCartHandover } from '../../routes/use-cart-handover.ts';

/** The slot `checkout.unpaidOrder`: the ways on from an order that is not paid. */
export function Component({ orderId }: SlotProps<'checkout.unpaidOrder'>) {
  const { api } = useShell();
  const cart = useCartHandover();
  const { data: order } = useQuery(orderQuery(api, orderId));
  return order ? <UnpaidOrder order={order} cart={cart} /> : null;
}
