import { classNames, Grid, Skeleton } from '@dana/ui';
import { panelClass } from '@dana/commerce/panel';
import { WithoutScript } from '#parts/without-script.tsx';
import { useTranslation } from 'react-i18next';
import css from './checkout-skeleton.module.css';

const sections = ['contact', 'address', 'shipping', 'payment'];
const lines = ['first', 'second'];

/** The checkout while it is not known what is ordered. */
export function CheckoutSkeleton() {
  const { t } = useTranslation('cart-checkout');
  return (
    <>
      <WithoutScript />
      <div aria-busy="true">
        <span className="visually-hidden">{t('loading')}</span>
        <Grid columns="summary" className={css.columns}>
          <div className={classNames(panelClass, css.fold)}>
            <Skeleton width="half" />
          </div>
          <div className={css.sections}>
            {sections.map((section) => (
              <div key={section} className={classNames(panelClass, css.section)}>
                <Skeleton shape="title" width="half" />
                <Skeleton shape="control" />
                <Skeleton shape="control" />
                <Skeleton shape="control" />
              </div>
            ))}
          </div>
          <div className={classNames(panelClass, css.section, css.box)}>
            <Skeleton shape="title" width="half" />
            {lines.map((line) => (
              <div key={line} className={css.line}>
                <Skeleton shape="picture" />
                <div>
                  <Skeleton width="wide" />
                  <Skeleton width="half" />
                </div>
              </div>
            ))}
            <Skeleton />
            <Skeleton />
            <Skeleton shape="control" />
          </div>
        </Grid>
      </div>
    </>
  );
}
