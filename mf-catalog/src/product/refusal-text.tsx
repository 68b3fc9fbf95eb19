import type { CartRefusal } from '@dana/commerce/await-cart-answer';
import { refusalText } from '@dana/commerce/refusal-text';
import { useTranslation } from 'react-i18next';
import css from './refusal-text.module.css';

/** Why a product did not get into the cart, beside the button that asked for it. */
export function RefusalText({ refusal }: { refusal: CartRefusal | undefined }) {
  const { t } = useTranslation('catalog');
  if (!refusal) return null;
  // An alert is spoken when it comes.
  return (
    <p role="alert" className={css.refusal}>
      {refusalText(refusal, t)}
    </p>
  );
}
