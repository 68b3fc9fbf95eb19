import { paths } from '@dana/contracts/paths';
import { latePart, type SessionUser, useSession, useShell } from '@dana/runtime';
import { Breadcrumbs, Container } from '@dana/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmailUnconfirmed } from '#features/profile-frame/email-state.tsx';
import { ProfileHead } from '#features/profile-frame/profile-head.tsx';
import { type ProfileTab, readProfileTab } from '#features/profile-frame/profile-tab.ts';
import { ProfileTabs } from '#features/profile-frame/profile-tabs.tsx';
import { focusPanel } from '#parts/panel.tsx';
import { PanelSkeleton } from '#parts/panel-states.tsx';
import { useTranslation } from 'react-i18next';
import css from './profile-page.module.css';
import './tab-styles.ts';

// Each tab comes with its first visit: most shoppers look at one.
const OverviewTab = latePart(async () => (await import('./overview-tab.tsx')).OverviewTab);
const DetailsTab = latePart(async () => (await import('./details-tab.tsx')).DetailsTab);
const AddressesTab = latePart(
  async () => (await import('#features/addresses/addresses-tab.tsx')).AddressesTab,
);
const OrdersTab = latePart(async () => (await import('#features/orders/orders-tab.tsx')).OrdersTab);
const PasswordTab = latePart(async () => (await import('#features/details/password-tab.tsx')).PasswordTab);

/** Brings the parts of the account together: none of them knows of another. */
export function ProfilePage() {
  const { t } = useTranslation('account');
  const { session } = useSession();
  const [search] = useSearchParams();
  const { api } = useShell();
  const tab = readProfileTab(search, api);
  const place = `${tab} ${search.get('address') ?? ''}`;
  const user = session.status === 'signedIn' ? session.user : undefined;
  const trail = [{ text: t('trail.home'), href: paths.home() }, { text: t('profile.title') }];
  useFocusOnChange(place);

  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={trail} label={t('trail.label')} />
      <h1 className={css.title}>{t('profile.title')}</h1>
      <ProfileHead user={user} />
      <div className={css.columns}>
        <ProfileTabs current={tab} />
        <div className={css.panel}>
          {user ? (
            <>
              <EmailUnconfirmed user={user} />
              <TabContent tab={tab} user={user} />
            </>
          ) : (
            <PanelSkeleton />
          )}
        </div>
      </div>
    </Container>
  );
}

function TabContent({ tab, user }: { tab: ProfileTab; user: SessionUser }) {
  const pending = <PanelSkeleton />;
  switch (tab) {
    case 'overview':
      return <OverviewTab pending={pending} />;
    case 'information':
      return <DetailsTab user={user} pending={pending} />;
    case 'addresses':
      return <AddressesTab user={user} pending={pending} />;
    case 'orders':
      return <OrdersTab pending={pending} />;
    case 'password':
      return <PasswordTab user={user} pending={pending} />;
  }
}

/** The page stays the same page when a tab changes, so the new heading has to be brought forward. */
function useFocusOnChange(place: string): void {
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    focusPanel();
  }, [place]);
}
