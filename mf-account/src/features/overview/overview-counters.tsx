import { paths } from '@dana/contracts/paths';
import { formatNumber, useTexts } from '@dana/i18n';
import { useStateTopic } from '@dana/runtime';
import { Icon, Skeleton } from '@dana/ui';
import { Link } from 'react-router-dom';
import css from './overview-counters.module.css';

/** How many the account has; undefined while that is not known. */
type OverviewCountersProps = { orders: number | undefined; addresses: number | undefined };

/** How many of what, each leading to its list. */
export function OverviewCounters({ orders, addresses }: OverviewCountersProps) {
  const { t } = useTexts('account');
  const wishlist = useStateTopic('wishlist.changed')?.productIds.length ?? 0;
  const compare = useStateTopic('compare.changed')?.productIds.length ?? 0;
  const counters = [
    { name: 'orders', icon: 'order', href: paths.profile('orders'), count: orders },
    { name: 'wishlist', icon: 'heart', href: paths.wishlist(), count: wishlist },
    { name: 'compare', icon: 'compare', href: paths.compare(), count: compare },
    { name: 'addresses', icon: 'pin', href: paths.profile('addresses'), count: addresses },
  ] as const;
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
