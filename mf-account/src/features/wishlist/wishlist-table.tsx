import { useTexts } from '@dana/i18n';
import { useState } from 'react';
import { RemovedRow } from './removed-row.tsx';
import type { WishlistItem } from './wishlist-item.ts';
import { WishlistRow } from './wishlist-row.tsx';
import css from './wishlist-table.module.css';

type WishlistTableProps = {
  rows: { item: WishlistItem; isRemoved: boolean }[];
  onRemove: (item: WishlistItem, index: number) => void;
  onUndo: (item: WishlistItem) => void;
};

/** A list that looks like a table from 768 px and like cards below; each row is one item for a screen reader. */
export function WishlistTable({ rows, onRemove, onUndo }: WishlistTableProps) {
  const { t } = useTexts('account');
  // Only what this visit removed or brought back takes the focus along.
  const [focused, setFocused] = useState<string>();
  return (
    <div className={css.list}>
      <div aria-hidden="true" className={css.columns}>
        <span className={css.nameColumn}>{t('wishlist.column.product')}</span>
        <span>{t('wishlist.column.price')}</span>
        <span>{t('wishlist.column.availability')}</span>
      </div>
      <ul>
        {rows.map(({ item, isRemoved }, index) => (
          <li key={item.productId}>
            {isRemoved ? (
              <RemovedRow
                item={item}
                onUndo={() => {
                  setFocused(item.productId);
                  onUndo(item);
                }}
              />
            ) : (
              <WishlistRow
                item={item}
                takesFocus={focused === item.productId}
                onRemove={() => {
                  setFocused(undefined);
                  onRemove(item, index);
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
