import { latePart } from '@dana/runtime';
import { Button } from '@dana/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AwaitedItem } from './stock-request-form.tsx';

// Most of what is looked at is in stock.
const StockRequestForm = latePart(async () => (await import('./stock-request-form.tsx')).StockRequestForm, {
  lost: 'press',
});

/** Asks for one email when what is out of stock is back: a button, and the form in its place, at once for who asked already. */
export function StockRequest({ item, isAsked }: { item: AwaitedItem; isAsked?: boolean | undefined }) {
  const { t } = useTranslation('product');
  const [state, setState] = useState<'closed' | 'asked' | 'open'>(isAsked ? 'asked' : 'closed');
  return (
    <>
      {/* It stays until the form is there, with the focus that stands on it. */}
      {state !== 'open' && (
        <Button
          size="large"
          variant="outline"
          icon="mail"
          block
          busy={state === 'asked'}
          onClick={() => setState('asked')}
        >
          {t('stockRequest.open')}
        </Button>
      )}
      {state !== 'closed' && (
        <StockRequestForm item={item} onShown={() => setState('open')} onLost={() => setState('closed')} />
      )}
    </>
  );
}
