import { useTexts } from '@dana/i18n';
import css from './refusal-text.module.css';
import type { CartRefusal } from './use-add-to-cart.ts';

/** Why a product did not get into the cart, beside the button that asked for it. */
export function RefusalText({ refusal }: { refusal: CartRefusal | undefined }) {
  const { t } = useTexts('catalog');
  if (!refusal) return null;
  // An alert is spoken when it comes.
  return (
    <p role="alert" className={css.refusal}>
      {sentence(refusal)}
    </p>
  );

  function sentence({ reason, maximumQuantity, message }: CartRefusal): string {
    if (reason === 'you_cannot_add_more_than' && maximumQuantity !== undefined)
      return t('card.refused.maximum', { count: maximumQuantity });
    if (reason === 'no_available_quantity') return t('card.refused.stock');
    if (reason === 'unreachable') return t('card.refused.unreachable');
    return message ?? t('card.refused.other');
  }
}
