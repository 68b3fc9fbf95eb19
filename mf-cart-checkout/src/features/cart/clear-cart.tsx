import { latePart, useShell } from '@dana/runtime';
import { Button } from '@dana/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCart } from './cart-store.ts';

// The dialog's code comes with the request to open it.
const ClearCartDialog = latePart(async () => (await import('./clear-cart-dialog.tsx')).ClearCartDialog, {
  lost: 'press',
});

/** Empties the cart, after asking. */
export function ClearCart({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('cart-checkout');
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <Button variant="quiet" size="small" flush="end" icon="remove" onClick={() => setDialog('open')}>
        {t('clear.action')}
      </Button>
      {dialog !== 'unused' && (
        <ClearCartDialog
          isOpen={dialog === 'open'}
          onClose={() => setDialog('closed')}
          onConfirm={onClear}
          onLost={() => setDialog('unused')}
        />
      )}
    </>
  );
}

/** Empties the cart. Kept by the page: while the request is under way nothing of the cart is shown. */
export function useClearCart(): { clear: () => Promise<void>; hasFailed: boolean } {
  const { t } = useTranslation('cart-checkout');
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
