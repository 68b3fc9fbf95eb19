import { offers, type Offering } from '@dana/contracts/offers';

const allTabs = ['overview', 'orders', 'information', 'addresses', 'password'] as const;
export type ProfileTab = (typeof allTabs)[number];

/** The tabs of an account: those of what the back end keeps with it. */
export function profileTabs(offering: Offering): readonly ProfileTab[] {
  return allTabs.filter((tab) => (tab !== 'addresses' && tab !== 'orders') || offers(offering, tab));
}

/** The tab that an address names; the overview for anything unknown. */
export function readProfileTab(search: URLSearchParams, offering: Offering): ProfileTab {
  return profileTabs(offering).find((tab) => tab === search.get('tab')) ?? 'overview';
}
