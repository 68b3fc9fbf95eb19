import type { ShopEventOf } from '@dana/contracts/events';
import { useBusEvent } from '@dana/runtime';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { QuickViewDialog } from '../../quick-view/quick-view-dialog.tsx';

/** The slot `product.quickView`: opens with each `product.quickViewRequested`, closes when the page changes. */
export function Component() {
  const { pathname } = useLocation();
  const [request, setRequest] = useState<ShopEventOf<'product.quickViewRequested'>>();
  const [openOn, setOpenOn] = useState<string>();
  useBusEvent('product.quickViewRequested', (event) => {
    setRequest(event);
    setOpenOn(pathname);
  });
  if (!request) return null;
  return (
    <QuickViewDialog
      // What was chosen for one product means nothing for the next.
      key={request.slug}
      slug={request.slug}
      preview={request.preview}
      isOpen={openOn === pathname}
      onClose={() => setOpenOn(undefined)}
    />
  );
}
