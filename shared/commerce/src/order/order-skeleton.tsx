import type { Translate } from '@dana/i18n';
import { classNames, Grid, Skeleton } from '@dana/ui';
import { panelClass } from '../panel.ts';
import css from './order-skeleton.module.css';

/** An order on its way. `withHead` false: its news stand above already. */
export function OrderSkeleton({ t, withHead = true }: { t: Translate; withHead?: boolean }) {
  return (
    <div aria-busy="true" className={css.order}>
      <span className="visually-hidden">{t('loading')}</span>
      {withHead && (
        <div className={classNames(panelClass, css.head)}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="wide" />
          <Skeleton width="half" />
        </div>
      )}
      <div className={classNames(panelClass, css.steps)}>
        <Skeleton shape="title" width="third" />
        <Skeleton shape="control" />
      </div>
      <Grid columns="summary">
        <div className={classNames(panelClass, css.head)}>
          <Skeleton shape="title" width="half" />
          <Skeleton />
          <Skeleton />
        </div>
        <div className={panelClass}>
          <Skeleton />
          <Skeleton />
        </div>
      </Grid>
    </div>
  );
}
