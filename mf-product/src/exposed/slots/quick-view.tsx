import type { ShopEventOf } from '@dana/contracts/events';
import { useBusEvent } from '@dana/runtime';
import { useState } from 'react';
import { QuickViewDialog } from '../../quick-view/quick-view-dialog.tsx';

/** The slot `product.quickView`: opens with each `product.quickViewRequested`, closes when the shop goes somewhere else. */
export function Component() {
  const [request, setRequest] = useState<ShopEventOf<'product.quickViewRequested'>>();
  const [isOpen, setOpen] = useState(false);
  useBusEvent('product.quickViewRequested', (event) => {
    setRequest(event);
    setOpen(true);
  });
  if (!request) return null;
  return (
    <QuickViewDialog
      // What was chosen for one product means nothing for the next.
      key={request.slug}
      slug={request.slug}
      preview={request.preview}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
    />
  );
}
