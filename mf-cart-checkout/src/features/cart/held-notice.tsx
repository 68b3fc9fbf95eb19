import { useTexts } from '@dana/i18n';
import { Button, Notice } from '@dana/ui';
import { useCart } from './cart-store.ts';

/** Says that changes wait for the connection; nothing while there are none. */
export function HeldNotice() {
  const { t } = useTexts('cart-checkout');
  const { cart, engine } = useCart();
  if (!cart.isHeld) return null;
  return (
    <Notice
      tone="warning"
      role="status"
      title={t('held.title')}
      action={
        <Button variant="outline" size="small" icon="return" onClick={() => engine().resume()}>
          {t('held.sendNow')}
        </Button>
      }
    >
      {t('held.text')}
    </Notice>
  );
}
