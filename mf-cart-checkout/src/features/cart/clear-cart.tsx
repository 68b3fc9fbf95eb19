import { useTexts } from '@dana/i18n';
import { Button } from '@dana/ui';
import { lazy, Suspense, useState } from 'react';

// The dialog's code comes with the wish to open it.
const ClearCartDialog = lazy(() =>
  import('./clear-cart-dialog.tsx').then((module) => ({ default: module.ClearCartDialog })),
);

/** Empties the cart, after asking. */
export function ClearCart({ onClear }: { onClear: () => void }) {
  const { t } = useTexts('cart-checkout');
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
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
            onConfirm={onClear}
          />
        </Suspense>
      )}
    </>
  );
}
