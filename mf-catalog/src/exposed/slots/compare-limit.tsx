import type { ShopEventOf } from '@dana/contracts/events';
import { latePart, useBusEvent } from '@dana/runtime';
import { useState } from 'react';

const CompareLimitDialog = latePart(
  async () => (await import('#features/compare/compare-limit-dialog.tsx')).CompareLimitDialog,
  { lost: 'press' },
);

/** Asks what should happen when a product does not fit into the compare list any more. */
export function Component() {
  const [refused, setRefused] = useState<ShopEventOf<'compare.limitReached'>>();
  useBusEvent('compare.limitReached', setRefused);
  if (!refused) return null;
  const close = () => setRefused(undefined);
  return <CompareLimitDialog refused={refused} onClose={close} onLost={close} />;
}
