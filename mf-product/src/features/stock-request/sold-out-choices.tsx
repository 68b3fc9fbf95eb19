import type { Variation } from '@dana/contracts/api/product';
import { useTexts } from '@dana/i18n';
import css from './sold-out-choices.module.css';

type SoldOutChoicesProps = { choices: readonly Variation[]; onAsk: (variation: Variation) => void };

/** Values that are sold out cannot be chosen; from here a shopper can wait for one all the same. */
export function SoldOutChoices({ choices, onAsk }: SoldOutChoicesProps) {
  const { t } = useTexts('product');
  if (choices.length === 0) return null;
  return (
    <div className={css.choices}>
      <p>{t('soldOut.title')}</p>
      <ul className={css.list}>
        {choices.map((variation) => (
          <li key={variation.id}>
            <button
              type="button"
              className={css.ask}
              aria-label={t('soldOut.ask', { name: variation.name })}
              onClick={() => onAsk(variation)}
            >
              <bdi>{variation.name}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
