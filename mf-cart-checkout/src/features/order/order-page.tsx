import { isApiError } from '@dana/api-client';
import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { usePageParams, useSession, useShell } from '@dana/runtime';
import { Button, LinkButton, StateView } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { orderQuery } from '#api/order.queries.ts';
import { PageFrame } from '#parts/page-frame.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderView } from './order-view.tsx';

/** One order, in each of its states. */
export function OrderPage() {
  const { t } = useTexts('cart-checkout');
  return (
    <PageFrame title={t('orderPage.title')}>
      <OrderContent />
    </PageFrame>
  );
}

function OrderContent() {
  const { t } = useTexts('cart-checkout');
  const { id = '' } = usePageParams();
  const { api } = useShell();
  const { session } = useSession();
  // An account's order is not shown to a guest: the call waits until it is known who asks.
  const order = useQuery({ ...orderQuery(api, id), enabled: session.status !== 'unknown' });

  if (order.data) return <OrderView order={order.data} />;
  if (!order.isError) return <OrderSkeleton />;
  if (isApiError(order.error) && order.error.status < 500)
    return (
      <StateView
        kind="empty"
        size="page"
        as="h2"
        icon="search"
        title={t('orderPage.notFound')}
        text={t('orderPage.notFoundText')}
        action={<LinkButton href={paths.shop()}>{t('continueShopping')}</LinkButton>}
      />
    );
  return (
    <StateView
      kind="error"
      size="page"
      as="h2"
      title={t('orderPage.failed')}
      action={
        <Button icon="return" busy={order.isFetching} onClick={() => void order.refetch()}>
          {t('retry')}
        </Button>
      }
    />
  );
}
