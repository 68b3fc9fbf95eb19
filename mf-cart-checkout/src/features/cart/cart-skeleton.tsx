import { classNames, Grid, Skeleton } from '@dana/ui';
import { panelClass } from '@dana/commerce/panel';
import { WithoutScript } from '#parts/without-script.tsx';
import { useTranslation } from 'react-i18next';
import css from './cart-skeleton.module.css';
import { CartRowSkeleton } from './cart-table.tsx';
import table from './cart-table.module.css';

/** The cart's page while it is not known what is in it. */
export function CartSkeleton() {
  const { t } = useTranslation('cart-checkout');
  return (
    <>
      <WithoutScript />
      <div aria-busy="true">
        <span className="visually-hidden">{t('loading')}</span>
        <Grid columns="summary">
          <div className={panelClass}>
            <table role="presentation" aria-hidden="true" className={table.table}>
              <tbody>
                <CartRowSkeleton />
                <CartRowSkeleton />
                <CartRowSkeleton />
              </tbody>
            </table>
          </div>
          <div className={classNames(panelClass, css.summary)}>
            <Skeleton shape="title" width="half" />
            <Skeleton />
            <Skeleton />
            <Skeleton />
            <Skeleton shape="control" />
          </div>
        </Grid>
      </div>
    </>
  );
}
