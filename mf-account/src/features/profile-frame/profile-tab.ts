export const profileTabs = ['overview', 'information', 'addresses', 'orders', 'password'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** The tab that an address names; the overview for anything unknown. */
export function readProfileTab(search: URLSearchParams): ProfileTab {
  return profileTabs.find((tab) => tab === search.get('tab')) ?? 'overview';
}
