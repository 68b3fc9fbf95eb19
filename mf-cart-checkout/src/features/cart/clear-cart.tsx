import { useTexts } from '@dana/i18n';
import { latePart } from '@dana/runtime';
import { Button } from '@dana/ui';
import { useState } from 'react';

// The dialog's code comes with the request to open it.
const ClearCartDialog = latePart(async () => (await import('./clear-cart-dialog.tsx')).ClearCartDialog, {
  lost: 'press',
});

/** Empties the cart, after asking. */
export function ClearCart({ onClear }: { onClear: () => void }) {
  const { t } = useTexts('cart-checkout');
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
