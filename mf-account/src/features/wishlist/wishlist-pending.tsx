import { Skeleton } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import css from './wishlist-grid.module.css';

/** Cards of the very size of the real ones, until the browser has read its list. */
export function WishlistPending() {
  const { t } = useTranslation('account');
  return (
    <div className={css.grid} aria-busy="true">
      <p className="visually-hidden">{t('wishlist.pending')}</p>
      {['a', 'b', 'c', 'd'].map((card) => (
        <div key={card} className={css.card}>
          <div className={css.picture}>
            <Skeleton shape="picture" />
          </div>
          <div className={css.name}>
            <Skeleton width="half" />
          </div>
          <div className={css.price}>
            <Skeleton width="half" />
          </div>
          <div className={css.stock}>
            <Skeleton width="half" />
          </div>
          <div className={css.add} />
        </div>
      ))}
    </div>
  );
}
