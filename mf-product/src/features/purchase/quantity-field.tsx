import { Icon } from '@dana/ui';
import { SpokenAnswer } from '@dana/ui/spoken-answer';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './quantity-field.module.css';
import type { Quantity } from './use-quantity.ts';

type QuantityFieldProps = {
  quantity: Quantity;
  productName: string;
  disabled: boolean;
  /** Id of the words that say why an entry was not taken. */
  noticeId: string;
};

/**
 * Minus, a field, plus. Its own part and not the shop's stepper: here a refused entry is answered in words, and a
 * blocked button still says why when it is pressed.
 */
export function QuantityField({ quantity, productName, disabled, noticeId }: QuantityFieldProps) {
  const { t } = useTranslation('product');
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  // What was typed before the page was hydrated stands in the field, and counts; an empty one waits for more.
  const catchUp = useEffectEvent(() => {
    const early = field.current?.value;
    if (early && early !== String(quantity.value)) quantity.type(early);
  });
  useEffect(() => catchUp(), []);
  const finish = () => {
    setTyped(undefined);
    if (typed !== undefined && typed !== String(quantity.value)) quantity.type(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp') quantity.increase();
    else if (event.key === 'ArrowDown') quantity.decrease();
    else if (event.key === 'Enter') finish();
    else if (event.key === 'Escape') setTyped(undefined);
    else return;
    event.preventDefault();
  };
  return (
    <div role="group" aria-label={t('quantity.label', { name: productName })} className={css.stepper}>
      <button
        type="button"
        className={css.step}
        aria-label={t('quantity.decrease')}
        aria-disabled={!quantity.canDecrease || undefined}
        disabled={disabled}
        onClick={quantity.decrease}
      >
        <Icon name="minus" />
      </button>
      <input
        ref={field}
        className={css.field}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        aria-label={t('quantity.field')}
        aria-describedby={quantity.notice ? noticeId : undefined}
        disabled={disabled}
        value={typed ?? String(quantity.value)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={finish}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={css.step}
        aria-label={t('quantity.increase')}
        aria-disabled={!quantity.canIncrease || undefined}
        disabled={disabled}
        onClick={quantity.increase}
      >
        <Icon name="plus" />
      </button>
      <SpokenAnswer
        words={
          quantity.answered === undefined
            ? undefined
            : t('quantity.answer', { quantity: quantity.answered, name: productName })
        }
      />
    </div>
  );
}
