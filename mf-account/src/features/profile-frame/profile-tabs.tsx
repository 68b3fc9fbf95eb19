import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { Icon } from '@dana/ui';
import { Link } from 'react-router-dom';
import { type ProfileTab, profileTabs } from './profile-tab.ts';
import css from './profile-tabs.module.css';

const icons = {
  overview: 'grid',
  information: 'account',
  addresses: 'pin',
  orders: 'order',
  password: 'lock',
} as const;

/** The ways through the account; each tab is an address of its own. */
export function ProfileTabs({ current }: { current: ProfileTab }) {
  const { t } = useTexts('account');
  return (
    <nav aria-label={t('profile.tabs')} className={css.nav}>
      <ul className={css.list}>
        {profileTabs.map((tab) => (
          <li key={tab}>
            <Link
              to={paths.profile(tab === 'overview' ? undefined : tab)}
              aria-current={tab === current ? 'page' : undefined}
              className={css.tab}
            >
              <Icon name={icons[tab]} />
              {t(`profile.tab.${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
