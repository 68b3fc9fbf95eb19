import { Button, Notice } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import { useCart } from './cart-store.ts';

/** Says that changes wait for the connection; nothing while there are none. Not spoken: each change that has to wait is answered itself. */
export function QueuedNotice() {
  const { t } = useTranslation('cart-checkout');
  const { cart, engine } = useCart();
  if (!cart.isQueued) return null;
  return (
    <Notice
      tone="warning"
      title={t('queued.title')}
      action={
        <Button variant="outline" size="small" icon="return" onClick={() => engine().resume()}>
          {t('queued.sendNow')}
        </Button>
      }
    >
      {t('queued.text')}
    </Notice>
  );
}
