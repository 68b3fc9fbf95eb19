import { isApiError } from '@dana/api-client';
import type { Order } from '@dana/contracts/api/order';
import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { useSession } from '@dana/runtime';
import { Button, LinkButton, StateView } from '@dana/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OrderSkeleton } from './order-skeleton.tsx';

type OrderStatesProps = { query: UseQueryResult<Order>; children: (order: Order) => ReactNode };

/** An order, or what is to be said while and when it cannot be shown. */
export function OrderStates({ query, children }: OrderStatesProps) {
  const { t } = useTexts('cart-checkout');
  if (query.data) return children(query.data);
  if (!query.isError) return <OrderSkeleton />;
  if (isApiError(query.error) && query.error.status < 500) return <OrderNotFound />;
  return (
    <StateView
      kind="error"
      size="page"
      as="h2"
      title={t('orderPage.failed')}
      action={
        <Button icon="return" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('retry')}
        </Button>
      }
    />
  );
}

/** Not there, or not the shopper's: the same words, so that nobody can find out which. */
export function OrderNotFound() {
  const { t } = useTexts('cart-checkout');
  const { session } = useSession();
  return (
    <StateView
      kind="empty"
      size="page"
      as="h2"
      icon="search"
      title={t('orderPage.notFound')}
      text={t('orderPage.notFoundText')}
      action={
        session.status === 'guest' ? (
          <LinkButton href={paths.trackOrder()}>{t('track.title')}</LinkButton>
        ) : (
          <LinkButton href={paths.shop()}>{t('continueShopping')}</LinkButton>
        )
      }
    />
  );
}
