import type { TrackedOrder as Tracked } from '@dana/contracts/api/order';
import { useTexts } from '@dana/i18n';
import { latePart, useSession } from '@dana/runtime';
import { Skeleton } from '@dana/ui';
import { useState } from 'react';
import { PageFrame } from '#parts/page-frame.tsx';
import { LastOrders } from './last-orders.tsx';
import css from './order-confirmation.module.css';
// The form's styles come with the page: they are needed before its script is.
import './track-form.module.css';
import { TrackedOrder } from './tracked-order.tsx';

/** On its own, because the form library is not worth waiting for: the server sends the form ready to be read. */
const TrackForm = latePart(async () => (await import('./track-form.tsx')).TrackForm);

/** `/order`: finding an order without an account, and the last ones of somebody who has one. */
export function TrackPage() {
  const { t } = useTexts('cart-checkout');
  const { session } = useSession();
  const [order, setOrder] = useState<Tracked>();
  return (
    <PageFrame title={t('track.title')}>
      <div className={css.confirmation}>
        <TrackForm onFound={setOrder} pending={<Skeleton shape="block" />} />
        {order && <TrackedOrder order={order} />}
        {session.status === 'signedIn' && <LastOrders />}
      </div>
    </PageFrame>
  );
}
