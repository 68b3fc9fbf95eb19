import { ShopMotif } from '@dana/commerce/shop-motif';
import { shopOf } from '@dana/contracts/shop/shop-facts';
import { useShell } from '@dana/runtime';
import { Icon } from '@dana/ui';
import type { ShellMotifKind } from '@dana/ui/shell-motif';
import { useTranslation } from 'react-i18next';
import css from './account-gains.module.css';

const gains = [
  ['order', 'orders'],
  ['pin', 'addresses'],
  ['heart', 'wishlist'],
] as const;

/** What an account is good for, beside the form that leads to it; on small screens the form stands alone. */
export function AccountGains({ motif }: { motif: ShellMotifKind }) {
  const { t } = useTranslation('account');
  const title = t('gains.title', { shop: shopOf(useShell().api).name });
  return (
    <aside className={css.gains} aria-label={title}>
      <ShopMotif kind={motif} icon="account" className={css.motif} />
      <p className={css.title}>{title}</p>
      <ul className={css.list}>
        {gains.map(([icon, key]) => (
          <li key={key}>
            <Icon name={icon} size={20} />
            <span>{t(`gains.${key}`)}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
