import { useBusEvent } from '@dana/runtime';
import { useState } from 'react';
import { CartDrawer, type RefusedItem } from '#features/cart/cart-drawer.tsx';

/** The slot `cart.drawer`: opens with each `cart.drawerRequested`, closes when the shop goes somewhere else. */
export function Component() {
  const [isOpen, setOpen] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedItem[]>([]);
  useBusEvent('cart.drawerRequested', () => setOpen(true));
  // Its line stood here: where nobody saw it, the toast and the button that was pressed say enough.
  useBusEvent('cart.addRejected', (item) => {
    if (isOpen) setRefused((before) => [...before, item]);
  });
  return (
    <CartDrawer
      isOpen={isOpen}
      onOpenChange={(isWanted) => {
        setOpen(isWanted);
        if (!isWanted) setRefused([]);
      }}
      refused={refused}
      onRefusedClosed={(requestId) =>
        setRefused((before) => before.filter((item) => item.requestId !== requestId))
      }
    />
  );
}
