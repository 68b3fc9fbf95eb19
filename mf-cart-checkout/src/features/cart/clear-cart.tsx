import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { Button } from '@dana/ui';
import { lazy, Suspense, useState } from 'react';
import { useCart } from './cart-store.ts';

// The dialog's code comes with the wish to open it.
const ClearCartDialog = lazy(() =>
  import('./clear-cart-dialog.tsx').then((module) => ({ default: module.ClearCartDialog })),
);

/** Empties the cart, after asking. */
export function ClearCart() {
  const { t } = useTexts('cart-checkout');
  const { engine } = useCart();
  const { showToast } = useShell();
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');

  async function clear(): Promise<void> {
    const { kind } = await engine().clear();
    if (kind === 'refused' || kind === 'unreachable') showToast({ kind: 'error', text: t('clear.failed') });
  }

  return (
    <>
      <Button variant="quiet" size="small" icon="remove" onClick={() => setDialog('open')}>
        {t('clear.action')}
      </Button>
      {dialog !== 'unused' && (
        <Suspense>
          <ClearCartDialog
            isOpen={dialog === 'open'}
            onClose={() => setDialog('closed')}
            onConfirm={() => void clear()}
          />
        </Suspense>
      )}
    </>
  );
}
