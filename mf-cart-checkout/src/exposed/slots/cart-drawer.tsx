import { useBusEvent } from '@dana/runtime';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CartDrawer } from '#features/cart/cart-drawer.tsx';

/** The slot `cart.drawer`: opens with each `cart.drawerRequested`, closes when the page changes. */
export function Component() {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string>();
  useBusEvent('cart.drawerRequested', () => setOpenOn(pathname));
  return (
    <CartDrawer
      isOpen={openOn === pathname}
      onOpenChange={(isOpen) => setOpenOn(isOpen ? pathname : undefined)}
    />
  );
}
