import { useState } from 'react';
import { RemovedCard } from './removed-card.tsx';
import type { WishlistItem } from './wishlist-item.ts';
import { WishlistCard } from './wishlist-card.tsx';
import css from './wishlist-grid.module.css';

type WishlistGridProps = {
  rows: { item: WishlistItem; isRemoved: boolean }[];
  onRemove: (item: WishlistItem, index: number) => void;
  onUndo: (item: WishlistItem) => void;
};

/** The list as pictures one looks through; each card is one item for a screen reader. */
export function WishlistGrid({ rows, onRemove, onUndo }: WishlistGridProps) {
  // Only what this visit removed or brought back takes the focus along.
  const [focused, setFocused] = useState<string>();
  return (
    <ul className={css.grid}>
      {rows.map(({ item, isRemoved }, index) => (
        <li key={item.productId}>
          {isRemoved ? (
            <RemovedCard
              item={item}
              onUndo={() => {
                setFocused(item.productId);
                onUndo(item);
              }}
            />
          ) : (
            <WishlistCard
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
  );
}
