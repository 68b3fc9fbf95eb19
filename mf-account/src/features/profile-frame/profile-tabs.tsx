import { paths } from '@dana/contracts/paths';
import { useShell } from '@dana/runtime';
import { Icon } from '@dana/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
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
  const { t } = useTranslation('account');
  const { api } = useShell();
  const tabs = profileTabs(api);
  const place = tabs.indexOf(current);
  const list = useRef<HTMLUListElement>(null);
  // On a phone the line of tabs is wider than the page.
  useEffect(() => bringIntoView(list.current, place), [place]);
  return (
    <nav aria-label={t('profile.tabs')} className={css.nav}>
      <ul ref={list} className={css.list}>
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to={paths.profile(tab === 'overview' ? undefined : tab)}
              aria-current={tab === current ? 'page' : undefined}
              className={css.tab}
            >
              <Icon name={icons[tab]} />
              <span>{t(`profile.tab.${tab}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the line only, never the page. */
function bringIntoView(list: HTMLElement | null, place: number): void {
  const tab = list?.children[place];
  if (!list || !tab) return;
  const [line, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollBy({ left: box.left + box.width / 2 - line.left - line.width / 2, behavior: 'instant' });
}
