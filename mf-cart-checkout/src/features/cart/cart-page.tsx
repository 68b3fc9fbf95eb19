import { latePart } from '@dana/runtime';
import { Grid, Notice, Skeleton } from '@dana/ui';
import { panelClass } from '@dana/commerce/panel';
import { PageFrame } from '@dana/commerce/page-frame';
import { useTranslation } from 'react-i18next';
import { CartFailure } from './cart-failure.tsx';
import css from './cart-page.module.css';
import { CartSkeleton } from './cart-skeleton.tsx';
import { useCart } from './cart-store.ts';
import { CartSummary } from './cart-summary.tsx';
import { CartTable } from './cart-table.tsx';
import { ClearCart, useClearCart } from './clear-cart.tsx';
import { Coupon } from './coupon.tsx';
import coupon from './coupon.module.css';
import type { CartView } from './cart-view.ts';
import { EmptyCart } from './empty-cart.tsx';
import { QueuedNotice } from './queued-notice.tsx';
import { RisenPrices } from './risen-prices.tsx';

// The form library is not needed to show a cart.
const CouponForm = latePart(async () => (await import('./coupon-form.tsx')).CouponForm);

/** The cart as a page, in each of its states. */
export function CartPage() {
  const { t } = useTranslation('cart-checkout');
  return (
    <PageFrame title={t('cart.title')} t={t}>
      <CartContent />
    </PageFrame>
  );
}

function CartContent() {
  const { t } = useTranslation('cart-checkout');
  const { cart } = useCart();
  const { clear, hasFailed } = useClearCart();
  if (cart.arriving.length > 0 && cart.data === null) return <ArrivingCart cart={cart} />;
  if (cart.status === 'failed') return <CartFailure size="page" />;
  if (cart.status !== 'ready') return <CartSkeleton />;
  if (cart.lines.length === 0 && cart.arriving.length === 0)
    return (
      <>
        <QueuedNotice />
        <EmptyCart size="page" />
      </>
    );
  if (cart.data === null) return <CartSkeleton />;
  return (
    <Grid columns="summary">
      <div className={css.lines}>
        <QueuedNotice />
        <RisenPrices />
        {cart.readFailure && !cart.isQueued && <CartFailure size="line" />}
        {hasFailed && (
          // Not announced: the toast was, and is gone after a moment.
          <Notice tone="error" role="none">
            {t('clear.failed')}
          </Notice>
        )}
        <div className={panelClass}>
          <CartTable cart={cart} />
        </div>
        <div className={css.below}>
          <Coupon form={<CouponForm pending={<Skeleton shape="control" className={coupon.pending} />} />} />
          <ClearCart onClear={() => void clear()} />
        </div>
      </div>
      <CartSummary
        data={cart.data}
        isSettling={cart.isSettling}
        isBlocked={cart.lines.some((line) => line.isShort)}
      />
    </Grid>
  );
}

/** The first things that were put in, before the server has named them. */
function ArrivingCart({ cart }: { cart: CartView }) {
  return (
    <div className={css.lines}>
      <QueuedNotice />
      <div className={panelClass}>
        <CartTable cart={cart} />
      </div>
    </div>
  );
}
