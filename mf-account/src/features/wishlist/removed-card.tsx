import { Button } from '@dana/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { WishlistItem } from './wishlist-item.ts';
import css from './wishlist-grid.module.css';

type RemovedCardProps = { item: WishlistItem; onUndo: () => void };

/** Stands where a product was until its removal can no longer be undone. */
export function RemovedCard({ item, onUndo }: RemovedCardProps) {
  const { t } = useTranslation('account');
  const undo = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const button = undo.current;
    // The button that was pressed is gone; its place is taken by the one that brings the product back.
    button?.focus();
    return () => {
      if (document.activeElement !== button) return;
      const heading = document.querySelector<HTMLElement>('#main h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <div className={css.removed}>
      <p>{t('wishlist.removed', { title: item.title })}</p>
      <Button ref={undo} size="small" variant="outline" icon="return" onClick={onUndo}>
        {t('wishlist.undo')}
      </Button>
    </div>
  );
}
