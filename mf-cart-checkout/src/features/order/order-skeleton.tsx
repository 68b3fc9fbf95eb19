import { useTexts } from '@dana/i18n';
import { classNames, Grid, Skeleton } from '@dana/ui';
import panel from '#parts/panel.module.css';
import css from './order-skeleton.module.css';

/** An order on its way. */
export function OrderSkeleton() {
  const { t } = useTexts('cart-checkout');
  return (
    <div role="status" aria-busy="true" className={css.order}>
      <span className="visually-hidden">{t('loading')}</span>
      <div className={classNames(panel.panel, css.head)}>
        <Skeleton shape="title" width="half" />
        <Skeleton width="wide" />
        <Skeleton width="half" />
      </div>
      <div className={classNames(panel.panel, css.steps)}>
        <Skeleton shape="title" width="third" />
        <Skeleton shape="control" />
      </div>
      <Grid columns="summary">
        <div className={classNames(panel.panel, css.head)}>
          <Skeleton shape="title" width="half" />
          <Skeleton />
          <Skeleton />
        </div>
        <div className={panel.panel}>
          <Skeleton />
          <Skeleton />
        </div>
      </Grid>
    </div>
  );
}
