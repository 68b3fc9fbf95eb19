import { IconButton } from '@dana/ui';
import { itemFacts } from '@dana/commerce/item/item-facts';
import { ItemSummary } from '@dana/commerce/item/item-summary';
import { useTranslation } from 'react-i18next';
import { ArrivingWords } from './arriving-words.tsx';
import type { ArrivingLine, CartLine } from './cart-view.ts';
import css from './drawer-line.module.css';
import { LineNotes } from './line-notes.tsx';
import { LineQuantity } from './line-quantity.tsx';
import { LineTotal } from './line-total.tsx';
import { useLine } from './use-line.ts';

/** One line of the cart in the narrow drawer. */
export function DrawerLine({ line }: { line: CartLine }) {
  const { t } = useTranslation('cart-checkout');
  const { remove } = useLine(line);
  const facts = itemFacts(line.item);
  return (
    <li className={css.line} aria-busy={line.isPending || undefined}>
      <ItemSummary
        facts={facts}
        t={t}
        aside={
          <IconButton
            icon="remove"
            size="small"
            className={css.remove}
            label={t('line.remove', { title: facts.name })}
            tooltip="none"
            onClick={remove}
          />
        }
      >
        <LineNotes line={line} />
        <div className={css.controls}>
          <LineQuantity line={line} />
          <LineTotal line={line} size="small" />
        </div>
      </ItemSummary>
    </li>
  );
}

/** The same box while a line is on its way. */
export function DrawerLineSkeleton({ line }: { line?: ArrivingLine }) {
  return (
    <li
      className={css.line}
      aria-hidden={line === undefined || undefined}
      aria-busy={(line && !line.isQueued) || undefined}
    >
      <ArrivingWords line={line} />
    </li>
  );
}
