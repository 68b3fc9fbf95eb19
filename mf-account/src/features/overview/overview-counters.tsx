import { paths } from '@dana/contracts/paths';
import { formatNumber } from '@dana/i18n';
import { useStateTopic } from '@dana/runtime';
import { Icon, Skeleton } from '@dana/ui';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import css from './overview-counters.module.css';

/** `count`: how many the account has; undefined while that is not known. A list that the back end does not keep is none. */
type Counted = { count: number | undefined };
type OverviewCountersProps = { orders: Counted | undefined; addresses: Counted | undefined };

/** How many of what, each leading to its list. */
export function OverviewCounters({ orders, addresses }: OverviewCountersProps) {
  const { t } = useTranslation('account');
  const wishlist = useStateTopic('wishlist.changed')?.productIds.length ?? 0;
  const compare = useStateTopic('compare.changed')?.productIds.length ?? 0;
  const all = [
    { name: 'orders', icon: 'order', href: paths.profile('orders'), list: orders },
    { name: 'wishlist', icon: 'heart', href: paths.wishlist(), list: { count: wishlist } },
    { name: 'compare', icon: 'compare', href: paths.compare(), list: { count: compare } },
    { name: 'addresses', icon: 'pin', href: paths.profile('addresses'), list: addresses },
  ] as const;
  const counters = all.flatMap(({ list, ...counter }) => (list ? [{ ...counter, ...list }] : []));
  return (
    <ul className={css.counters}>
      {counters.map(({ name, icon, href, count }) => (
        <li key={name} aria-busy={count === undefined || undefined}>
          <Link to={href} className={css.counter}>
            <Icon name={icon} size={24} />
            <span className={css.count}>
              {count === undefined ? <Skeleton width="third" /> : formatNumber(count)}
            </span>
            <span className={css.label}>{t(`overview.${name}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
