import { useMoney } from '@dana/runtime';
import { classNames, Icon, type IconName, Picture } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import { markMatch } from './mark-match.ts';
import css from './suggestion-list.module.css';
import type { OptionGroup, SuggestionOption } from './suggestion-options.ts';

type SuggestionListProps = {
  id: string;
  optionId: (index: number) => string;
  groups: readonly OptionGroup[];
  typed: string;
  /** Index over all groups; -1 while the field itself is meant. */
  active: number;
  onPick: (path: string) => void;
  /** Clears the earlier searches; undefined where none are shown. */
  onForget: (() => void) | undefined;
};

/** The suggestions below the field. The focus stays in the field, so presses must not take it. */
export function SuggestionList({
  id,
  optionId,
  groups,
  typed,
  active,
  onPick,
  onForget,
}: SuggestionListProps) {
  const { t } = useTranslation('catalog');
  let index = -1;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the field, does nothing else
    <div className={css.popup} onMouseDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-label={t('suggestions.label')}>
        {groups.map(({ kind, options, instead }) => (
          <div key={kind} role="group" aria-labelledby={kind === 'all' ? undefined : `${id}-${kind}`}>
            {kind !== 'all' && (
              <p id={`${id}-${kind}`} className={css.heading}>
                {instead ? <Instead {...instead} /> : t(`suggestions.groups.${kind}`)}
              </p>
            )}
            {options.map((option) => {
              index += 1;
              const isActive = index === active;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and handles the keys
                <div
                  key={option.to}
                  id={optionId(index)}
                  role="option"
                  aria-selected={isActive}
                  className={classNames(css.option, isActive && css.active)}
                  ref={(element) => {
                    if (isActive) element?.scrollIntoView({ block: 'nearest' });
                  }}
                  onClick={() => onPick(option.to)}
                >
                  <OptionContent option={option} typed={typed} />
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {onForget && (
        <button type="button" className={css.forget} onClick={onForget}>
          {t('suggestions.forget')}
        </button>
      )}
    </div>
  );
}

function Instead({ corrected }: { corrected: string | undefined }) {
  const { t } = useTranslation('catalog');
  return corrected === undefined ? t('suggestions.someWords') : t('suggestions.corrected', { corrected });
}

const iconOf: Record<Exclude<SuggestionOption['kind'], 'product'>, IconName> = {
  recent: 'return',
  category: 'grid',
  brand: 'tag',
  all: 'search',
};

function OptionContent({ option, typed }: { option: SuggestionOption; typed: string }) {
  const { t } = useTranslation('catalog');
  const money = useMoney();
  const { kind, text, product } = option;
  if (kind === 'all')
    return (
      <>
        <Icon name="search" />
        <span className={css.text}>{t('suggestions.all', { text })}</span>
      </>
    );
  const [before, match, after] = markMatch(text, typed);
  return (
    <>
      {product?.picture ? (
        <Picture src={product.picture.src} alt="" sizes="3rem" className={css.thumb} />
      ) : (
        <Icon name={kind === 'product' ? 'picture' : iconOf[kind]} />
      )}
      <span className={css.text} dir="auto" lang={product?.nameLang}>
        <span>{before}</span>
        {match && <mark className={css.match}>{match}</mark>}
        <span>{after}</span>
      </span>
      {product && (
        <bdi dir="ltr" translate="no" className={css.price}>
          {money.text(product.price)}
        </bdi>
      )}
    </>
  );
}
