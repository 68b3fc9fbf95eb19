import { panelClass } from '@dana/commerce/panel';
import { paths } from '@dana/contracts/paths';
import { formatDate, formatMoney } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { Button, Notice, Skeleton } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { newestOrdersQuery } from '#api/orders.queries.ts';
import { useTranslation } from 'react-i18next';
import css from './newest-orders.module.css';

/** The last orders of the signed-in shopper. */
export function NewestOrders() {
  const { t } = useTranslation('account');
  const { api, locale } = useShell();
  const query = useQuery(newestOrdersQuery(api));
  return (
    <section className={panelClass} aria-labelledby="last-orders" aria-busy={query.isPending || undefined}>
      <h2 id="last-orders" className={css.title}>
        {t('track.lastOrders')}
      </h2>
      {query.isPending && <Skeleton />}
      {query.isError && (
        <Notice
          tone="error"
          action={
            <Button variant="outline" size="small" onClick={() => void query.refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {t('track.lastOrdersFailed')}
        </Notice>
      )}
      {query.data?.length === 0 && <p>{t('track.noOrders')}</p>}
      <ul className={css.orders}>
        {query.data?.map(({ id, number, status, created_at: placedAt, total, currency }) => (
          <li key={id} className={css.order}>
            <Link to={paths.order(id)} className={css.number}>
              <bdi dir="ltr" translate="no">
                {number}
              </bdi>
            </Link>
            <span>{formatDate(placedAt, locale)}</span>
            <span>{t(`timeline.${status}`)}</span>
            <bdi dir="ltr" translate="no">
              {formatMoney(total, currency)}
            </bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
