import { Button, StateView } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import { useCart } from './cart-store.ts';

/** Says that the cart could not be read, and offers to try again. What is shown of it stays. */
export function CartFailure({ size = 'region' }: { size?: 'page' | 'region' | 'line' }) {
  const { t } = useTranslation('cart-checkout');
  const { cart, engine } = useCart();
  const failure = cart.readFailure;
  const words = failure?.kind === 'refused' ? failure.message || t('read.refused') : t('read.unreachable');
  return (
    <StateView
      kind="error"
      size={size}
      title={words}
      text={failure?.kind === 'unreachable' ? t('read.kept') : undefined}
      action={
        <Button
          variant="outline"
          size={size === 'line' ? 'small' : 'medium'}
          icon="return"
          busy={cart.isSettling}
          onClick={() => void engine().refresh()}
        >
          {t('retry')}
        </Button>
      }
    />
  );
}
