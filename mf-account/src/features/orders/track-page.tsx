import { PageFrame } from '@dana/commerce/page-frame';
import type { TrackedOrder as Tracked } from '@dana/contracts/api/order';
import { latePart, useSession } from '@dana/runtime';
import { Skeleton } from '@dana/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewestOrders } from './newest-orders.tsx';
// The form's styles come with the page: they are needed before its script is.
import css from './track-form.module.css';
import { TrackedOrder } from './tracked-order.tsx';

/** On its own, because the form library is not worth waiting for: the server sends the form ready to be read. */
const TrackForm = latePart(async () => (await import('./track-form.tsx')).TrackForm);

/** `/order`: finding an order without an account, and the last ones of somebody who has one. */
export function TrackPage() {
  const { t } = useTranslation('account');
  const { session } = useSession();
  const [order, setOrder] = useState<Tracked>();
  return (
    <PageFrame title={t('track.title')} t={t}>
      <div className={css.page}>
        <TrackForm onFound={setOrder} pending={<Skeleton shape="block" />} />
        {order && <TrackedOrder order={order} />}
        {session.status === 'signedIn' && <NewestOrders />}
      </div>
    </PageFrame>
  );
}
