import { useTexts } from '@dana/i18n';
import { Button } from '@dana/ui';
import { useAddAll } from './use-add-all.ts';
import type { WishlistItem } from './wishlist-item.ts';
import css from './wishlist-page.module.css';

/** The whole list into the cart, and how that went. */
export function AddAll({ items }: { items: readonly WishlistItem[] }) {
  const { t } = useTexts('account');
  const { progress, addAll } = useAddAll();
  const isBusy = progress !== undefined && progress.waiting.length > 0;
  return (
    <div className={css.addAll}>
      <Button variant="outline" icon="bag" busy={isBusy} onClick={() => addAll(items)}>
        {t('wishlist.addAll.action')}
      </Button>
      <p role="status" className={css.result}>
        {progress && !isBusy && (
          <>
            <span>{t('wishlist.addAll.added', { count: progress.addedCount })}</span>{' '}
            {progress.leftCount > 0 && (
              <span>{t('wishlist.addAll.left', { count: progress.leftCount })}</span>
            )}
          </>
        )}
      </p>
    </div>
  );
}
