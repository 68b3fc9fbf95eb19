import { useBusEvent } from '@dana/runtime';
import { useState } from 'react';
import { CartDrawer, type RefusedPiece } from '#features/cart/cart-drawer.tsx';

/** The slot `cart.drawer`: opens with each `cart.drawerRequested`, closes when the shop goes somewhere else. */
export function Component() {
  const [isOpen, setOpen] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedPiece[]>([]);
  useBusEvent('cart.drawerRequested', () => setOpen(true));
  // Its line stood here: where nobody saw it, the toast and the button that was pressed say enough.
  useBusEvent('cart.addRejected', (piece) => {
    if (isOpen) setRefused((before) => [...before, piece]);
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
        setRefused((before) => before.filter((piece) => piece.requestId !== requestId))
      }
    />
  );
}
