import { paths } from '@dana/contracts/paths';
import { LinkButton, Notice, Skeleton } from '@dana/ui';
import { Drawer } from '@dana/ui/drawer';
import { Amount } from '#parts/amount.tsx';
import { FreeShipping, FreeShippingPending } from '#parts/free-shipping.tsx';
import { useTranslation } from 'react-i18next';
import css from './cart-drawer.module.css';
import { AppliedCoupon, CouponNotice } from './coupon.tsx';
import { useCart } from './cart-store.ts';
import { CartFailure } from './cart-failure.tsx';
import { DrawerLine, DrawerLineSkeleton } from './drawer-line.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { QueuedNotice } from './queued-notice.tsx';
import { RisenPrices } from './risen-prices.tsx';
import { type Rejection, rejectionWords } from './rejection-words.ts';

/** Something that did not get into the cart while the drawer was open. */
export type RefusedItem = Rejection & { requestId: string; productId: string | number; title: string };

type CartDrawerProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  refused: readonly RefusedItem[];
  onRefusedClosed: (requestId: string) => void;
};

const placeholders = ['first', 'second', 'third'];

/** The cart beside the page, whatever page it is. */
export function CartDrawer({ isOpen, onOpenChange, refused, onRefusedClosed }: CartDrawerProps) {
  const { t } = useTranslation('cart-checkout');
  const { cart } = useCart();
  const close = (): void => onOpenChange(false);
  const isEmpty = cart.status === 'ready' && cart.lines.length === 0 && cart.arriving.length === 0;
  const hasSum = cart.data !== null || cart.arriving.length > 0;
  const isLoading = cart.status === 'loading' || cart.status === 'unknown';

  return (
    <Drawer
      open={isOpen}
      onOpenChange={onOpenChange}
      closeLabel={t('drawer.close')}
      title={
        <span className={css.title}>
          <span>{t('drawer.title')}</span>
          {cart.itemCount > 0 && (
            <span className={css.count}>{t('itemCount', { count: cart.itemCount })}</span>
          )}
        </span>
      }
      footer={isEmpty || !hasSum ? undefined : <DrawerFoot onLeave={close} />}
    >
      <div className={css.body} aria-busy={cart.isSettling || undefined}>
        <QueuedNotice />
        <CouponNotice />
        <RefusedItems items={refused} onClose={onRefusedClosed} />
        <RisenPrices />
        {cart.readFailure && !cart.isQueued && (
          <CartFailure size={cart.status === 'failed' ? 'region' : 'line'} />
        )}
        {isEmpty && <EmptyCart onLeave={close} />}
        {!isEmpty && cart.data && <FreeShipping data={cart.data} />}
        {!cart.data && cart.arriving.length > 0 && <FreeShippingPending />}
        <ul className={css.lines}>
          {cart.lines.map((line) => (
            <DrawerLine key={line.key} line={line} />
          ))}
          {cart.arriving.map((line) => (
            <DrawerLineSkeleton key={line.key} line={line} />
          ))}
          {isLoading &&
            cart.arriving.length === 0 &&
            placeholders.map((key) => <DrawerLineSkeleton key={key} />)}
        </ul>
      </div>
    </Drawer>
  );
}

type RefusedItemsProps = { items: readonly RefusedItem[]; onClose: (requestId: string) => void };

/** Why a line that stood here is gone. Not spoken: the toast was. What a line says itself is not said twice. */
function RefusedItems({ items, onClose }: RefusedItemsProps) {
  const { t } = useTranslation('cart-checkout');
  const { cart } = useCart();
  const failing = cart.lines.filter(({ failure }) => failure).map(({ item }) => item.product?.id);
  return items
    .filter(({ productId }) => !failing.some((id) => id === String(productId)))
    .map(({ requestId, title, ...rejection }) => {
      const words = rejectionWords(rejection, title, t);
      const sentence = t('refusal.other', { title });
      return (
        <Notice
          key={requestId}
          tone="error"
          role="none"
          title={rejection.reason === 'unreachable' || words === sentence ? undefined : sentence}
          closeLabel={t('refusal.close')}
          onClose={() => onClose(requestId)}
        >
          {words}
        </Notice>
      );
    });
}

function DrawerFoot({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('cart-checkout');
  const { cart } = useCart();
  return (
    <div className={css.foot}>
      <p className={css.sum} aria-busy={cart.isSettling || undefined}>
        <span>{t('summary.subTotal')}</span>
        {cart.data ? (
          <Amount value={cart.data.sub_total} />
        ) : (
          <Skeleton width="third" className={css.awaited} />
        )}
      </p>
      {cart.data?.promo_code ? <AppliedCoupon /> : <p className={css.note}>{t('drawer.note')}</p>}
      <div className={css.actions}>
        <LinkButton href={paths.cart()} variant="outline" onClick={onLeave}>
          {t('drawer.viewCart')}
        </LinkButton>
        <LinkButton href={paths.checkout()} onClick={onLeave}>
          {t('drawer.checkout')}
        </LinkButton>
      </div>
    </div>
  );
}
