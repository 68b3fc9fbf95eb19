import type { Attribute } from '@dana/contracts/api/product';
import { classNames } from '@dana/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import css from './attribute-group.module.css';
import type { VariationChoice } from './use-variation-choice.ts';
import type { ValueState } from './variation-chooser.ts';

type AttributeGroupProps = {
  attribute: Attribute;
  group: number;
  choice: VariationChoice;
  onChoose: (group: number, valueId: string) => void;
  /** Swatches large enough to compare colours by. */
  isLarge?: boolean | undefined;
  /** What helps to choose, below the values. */
  aside?: ReactNode;
};

/** The values of one attribute as chips, or as swatches where the values are colours. */
export function AttributeGroup({ attribute, group, choice, onChoose, isLarge, aside }: AttributeGroupProps) {
  const { t } = useTranslation('product');
  const id = useId();
  const chosen = attribute.values.find((value) => choice.isChosen(group, value.id));
  const isColour = attribute.values.length > 0 && attribute.values.every((value) => value.code);
  const notes: Partial<Record<ValueState, string>> = {
    unavailable: t('options.unavailable'),
    elsewhere: t('options.elsewhere'),
  };
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        {/* The space is read: without it the name would be one word. */}
        <bdi>{attribute.name}</bdi> {chosen && <span className={css.chosen}>{chosen.name}</span>}
      </legend>
      <div className={css.values}>
        {attribute.values.map((value) => {
          const state = choice.stateOf(group, value.id);
          const noteId = `${id}-${value.id}`;
          const note = notes[state];
          return (
            <label
              key={value.id}
              className={classNames(
                isColour ? css.swatch : css.chip,
                isColour && isLarge && css.large,
                css[state],
              )}
            >
              <input
                type="radio"
                name={`${id}-${attribute.id}`}
                className={css.input}
                checked={choice.isChosen(group, value.id)}
                disabled={state === 'unavailable'}
                aria-describedby={note ? noteId : undefined}
                onChange={() => onChoose(group, value.id)}
              />
              {isColour ? (
                <>
                  <Swatch code={value.code ?? ''} isCrossed={state === 'unavailable'} />
                  <span className="visually-hidden">{value.name}</span>
                  <span className={css.tip} aria-hidden="true">
                    {value.name}
                  </span>
                </>
              ) : (
                <bdi>{value.name}</bdi>
              )}
              {note && (
                <span id={noteId} className="visually-hidden">
                  {note}
                </span>
              )}
            </label>
          );
        })}
      </div>
      {aside}
    </fieldset>
  );
}

/** Drawn, because the page's security policy refuses style attributes and the colour comes with the data. */
function Swatch({ code, isCrossed }: { code: string; isCrossed: boolean }) {
  return (
    <svg viewBox="0 0 32 32" className={css.dot} aria-hidden="true">
      <circle cx="16" cy="16" r="15.5" fill={code} className={css.colour} />
      {isCrossed && <path d="M6 26 26 6" className={css.cross} />}
    </svg>
  );
}
