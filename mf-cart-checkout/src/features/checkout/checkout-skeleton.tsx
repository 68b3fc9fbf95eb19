import { classNames, Grid, Skeleton } from '@dana/ui';
import { panelClass } from '@dana/commerce/panel';
import type { CheckoutData } from '@dana/contracts/api/checkout';
import { takesCoupons } from '@dana/contracts/offers';
import { useShell } from '@dana/runtime';
import { Amount } from '#parts/amount.tsx';
import { WithoutScript } from '#parts/without-script.tsx';
import { useTranslation } from 'react-i18next';
import css from './checkout-skeleton.module.css';
import { OrderContents } from './order-contents.tsx';
import { Section } from './section.tsx';

const sections = ['contact', 'address', 'shipping', 'payment'];
const lines = ['first', 'second'];

/** The checkout until its form is there; with what is ordered, as soon as that is known. */
export function CheckoutSkeleton({ data }: { data?: CheckoutData }) {
  const { t } = useTranslation('cart-checkout');
  return (
    <>
      <WithoutScript />
      <div aria-busy="true">
        <span className="visually-hidden">{t('loading')}</span>
        <Grid columns="summary" className={css.columns}>
          <div className={classNames(panelClass, css.fold)}>
            {data ? (
              <div className={css.total}>
                <span>{t('order.showSummary')}</span>
                <Amount value={data.total} />
              </div>
            ) : (
              <Skeleton width="half" />
            )}
          </div>
          <div className={css.sections}>
            {sections.map((section, index) => (
              <Section key={section} number={index + 1} title={t(`${section}.title`)}>
                <Skeleton shape="control" />
                <Skeleton shape="control" />
                <Skeleton shape="control" />
              </Section>
            ))}
          </div>
          <div className={classNames(panelClass, css.section, css.box)}>
            {data ? <KnownOrder data={data} /> : <UnknownOrder />}
            <Skeleton shape="control" />
          </div>
        </Grid>
      </div>
    </>
  );
}

function KnownOrder({ data }: { data: CheckoutData }) {
  const { t } = useTranslation('cart-checkout');
  const { api } = useShell();
  return (
    <>
      <h2 className={css.title}>{t('order.title')}</h2>
      <OrderContents
        data={data}
        isSettling={false}
        coupon={takesCoupons(api) && <Skeleton shape="control" className={css.coupon} />}
      />
    </>
  );
}

function UnknownOrder() {
  return (
    <>
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
    </>
  );
}
