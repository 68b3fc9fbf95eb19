import { isApiError } from '@dana/api-client';
import type { Order } from '@dana/contracts/api/order';
import { paths } from '@dana/contracts/paths';
import type { Translate } from '@dana/i18n';
import { useSession } from '@dana/runtime';
import { Button, LinkButton, StateView } from '@dana/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { OrderSkeleton } from './order-skeleton.tsx';
import { useShopMotif } from '../shop-motif.tsx';
import css from './order-states.module.css';

type OrderStatesProps = {
  query: UseQueryResult<Order>;
  /** The server has asked already, for this visitor: it is not there. */
  isMissing?: boolean;
  t: Translate;
  children: (order: Order) => ReactNode;
};

/** An order, or what is to be said while and when it cannot be shown. Texts of the remote: `orderPage.*`. */
export function OrderStates({ query, isMissing = false, t, children }: OrderStatesProps) {
  if (query.data) return children(query.data);
  if (!query.isError) return isMissing ? <OrderNotFound t={t} /> : <OrderSkeleton t={t} />;
  if (isApiError(query.error) && query.error.status < 500) return <OrderNotFound t={t} />;
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

/**
 * Not there, or not the shopper's: the same words, so that nobody can find out which. Who signs in comes back: it may be an
 * order of that account.
 */
export function OrderNotFound({ t }: { t: Translate }) {
  const { session } = useSession();
  const { pathname, search } = useLocation();
  const picture = useShopMotif('open');
  return (
    <StateView
      kind="empty"
      size="page"
      as="h2"
      icon="search"
      picture={picture}
      title={t('orderPage.notFound')}
      text={t('orderPage.notFoundText')}
      action={
        session.status === 'signedIn' ? (
          <LinkButton href={paths.shop()}>{t('continueShopping')}</LinkButton>
        ) : (
          <div className={css.ways}>
            <LinkButton href={paths.login(`${pathname}${search}`)} icon="account">
              {t('orderPage.signIn')}
            </LinkButton>
            <LinkButton href={paths.trackOrder()} variant="outline">
              {t('track.title')}
            </LinkButton>
          </div>
        )
      }
    />
  );
}
