import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { type SessionUser, useSession } from '@dana/runtime';
import { Breadcrumbs, Container } from '@dana/ui';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ProfileHead } from '#features/profile-frame/profile-head.tsx';
import { type ProfileTab, readProfileTab } from '#features/profile-frame/profile-tab.ts';
import { ProfileTabs } from '#features/profile-frame/profile-tabs.tsx';
import { focusPanel } from '#parts/panel.tsx';
import { PanelSkeleton } from '#parts/panel-states.tsx';
import css from './profile-page.module.css';

// Each tab comes with its first visit: most shoppers look at one.
const OverviewTab = lazy(() =>
  import('#features/overview/overview-tab.tsx').then((module) => ({ default: module.OverviewTab })),
);
const InformationTab = lazy(() =>
  import('#features/details/information-tab.tsx').then((module) => ({ default: module.InformationTab })),
);
const AddressesTab = lazy(() =>
  import('#features/addresses/addresses-tab.tsx').then((module) => ({ default: module.AddressesTab })),
);
const OrdersTab = lazy(() =>
  import('#features/orders/orders-tab.tsx').then((module) => ({ default: module.OrdersTab })),
);
const PasswordTab = lazy(() =>
  import('#features/details/password-tab.tsx').then((module) => ({ default: module.PasswordTab })),
);

/** Brings the parts of the account together: none of them knows of another. */
export function ProfilePage() {
  const { t } = useTexts('account');
  const { session } = useSession();
  const [search] = useSearchParams();
  const tab = readProfileTab(search);
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
          <Suspense fallback={<PanelSkeleton />}>
            {user ? <TabContent tab={tab} user={user} /> : <PanelSkeleton />}
          </Suspense>
        </div>
      </div>
    </Container>
  );
}

function TabContent({ tab, user }: { tab: ProfileTab; user: SessionUser }) {
  switch (tab) {
    case 'overview':
      return <OverviewTab />;
    case 'information':
      return <InformationTab user={user} />;
    case 'addresses':
      return <AddressesTab user={user} />;
    case 'orders':
      return <OrdersTab />;
    case 'password':
      return <PasswordTab user={user} />;
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
