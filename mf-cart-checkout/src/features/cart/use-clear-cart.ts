import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { useState } from 'react';
import { useCart } from './cart-store.ts';

/** Empties the cart. Kept by the page: while the request is under way nothing of the cart is shown. */
export function useClearCart(): { clear: () => Promise<void>; hasFailed: boolean } {
  const { t } = useTexts('cart-checkout');
  const { engine } = useCart();
  const { showToast } = useShell();
  const [hasFailed, setFailed] = useState(false);

  async function clear(): Promise<void> {
    setFailed(false);
    const answer = await engine().clear();
    const { kind } = answer.kind === 'queued' ? await answer.settled : answer;
    if (kind === 'done') return;
    showToast({ kind: 'error', text: t('clear.failed') });
    setFailed(true);
  }

  return { clear, hasFailed };
}
