import { useBusEvent } from '@dana/runtime';
import { useState } from 'react';
import { CartDrawer } from '#features/cart/cart-drawer.tsx';

/** The slot `cart.drawer`: opens with each `cart.drawerRequested`, closes when the shop goes somewhere else. */
export function Component() {
  const [isOpen, setOpen] = useState(false);
  useBusEvent('cart.drawerRequested', () => setOpen(true));
  return <CartDrawer isOpen={isOpen} onOpenChange={setOpen} />;
}
