import type { TrackedOrder as Tracked } from '@dana/contracts/api/order';
import { useTexts } from '@dana/i18n';
import { useSession } from '@dana/runtime';
import { useState } from 'react';
import { PageFrame } from '#parts/page-frame.tsx';
import { LastOrders } from './last-orders.tsx';
import css from './order-confirmation.module.css';
import { TrackForm } from './track-form.tsx';
import { TrackedOrder } from './tracked-order.tsx';

/** `/order`: finding an order without an account, and the last ones of somebody who has one. */
export function TrackPage() {
  const { t } = useTexts('cart-checkout');
  const { session } = useSession();
  const [order, setOrder] = useState<Tracked>();
  return (
    <PageFrame title={t('track.title')}>
      <div className={css.confirmation}>
        <TrackForm onFound={setOrder} />
        {order && <TrackedOrder order={order} />}
        {session.status === 'signedIn' && <LastOrders />}
      </div>
    </PageFrame>
  );
}
