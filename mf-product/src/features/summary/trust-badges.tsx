import { shopOf } from '@dana/contracts/shop/shop-facts';
import { useShell } from '@dana/runtime';
import { Icon } from '@dana/ui';
import css from './trust-badges.module.css';

/** What the shop promises with every order; nothing where it promises nothing. */
export function TrustBadges() {
  const promises = shopOf(useShell().api).promises?.product ?? [];
  if (promises.length === 0) return null;
  return (
    <ul className={css.badges}>
      {promises.map(({ icon, title }) => (
        <li key={title} className={css.badge}>
          <Icon name={icon} size={24} />
          {title}
        </li>
      ))}
    </ul>
  );
}
