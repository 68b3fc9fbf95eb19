import type { Variation } from '@dana/contracts/api/product';
import { useTranslation } from 'react-i18next';
import css from './sold-out-choices.module.css';

type SoldOutChoicesProps = { choices: readonly Variation[]; onAsk: (variation: Variation) => void };

/** Values that are sold out cannot be chosen; from here a shopper can wait for one all the same. */
export function SoldOutChoices({ choices, onAsk }: SoldOutChoicesProps) {
  const { t } = useTranslation('product');
  if (choices.length === 0) return null;
  return (
    <p className={css.choices}>
      <span>{t('soldOut.title')}</span>
      {choices.map((variation) => (
        <button
          key={variation.id}
          type="button"
          dir="auto"
          aria-label={t('soldOut.ask', { name: variation.name })}
          onClick={() => onAsk(variation)}
        >
          {variation.name}
        </button>
      ))}
    </p>
  );
}
