import type { ShopEventOf } from '@dana/contracts/events';
import { useBusEvent } from '@dana/runtime';
import { lazy, Suspense, useState } from 'react';

const CompareLimitDialog = lazy(() =>
  import('#features/compare/compare-limit-dialog.tsx').then((module) => ({
    default: module.CompareLimitDialog,
  })),
);

/** Asks what shall happen when a product does not fit into the compare list any more. */
export function Component() {
  const [refused, setRefused] = useState<ShopEventOf<'compare.limitReached'>>();
  useBusEvent('compare.limitReached', setRefused);
  if (!refused) return null;
  return (
    <Suspense>
      <CompareLimitDialog refused={refused} onClose={() => setRefused(undefined)} />
    </Suspense>
  );
}
