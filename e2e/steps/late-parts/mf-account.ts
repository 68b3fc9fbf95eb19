import { main, type Step, signedIn, type Visit, type Way } from './visit.ts';

const account = 'account';

const tab = (name: string, part: string, approach?: Step): Way => ({
  name: `mf-account ${part}`,
  ...(approach && { approach }),
  seen: (page, { texts }) =>
    main(page).getByRole('heading', { level: 2, name: texts(account, `profile.tab.${name}`), exact: true }),
});
const otherTab = (name: string, part: string): Way =>
  tab(name, part, (page, { texts }) =>
    main(page)
      .getByRole('navigation', { name: texts(account, 'profile.tabs') })
      .getByRole('link', { name: texts(account, `profile.tab.${name}`), exact: true })
      .click(),
  );

export const accountVisits: readonly Visit[] = [
  {
    path: '/profile',
    prepare: signedIn,
    parts: [
      tab('overview', 'OverviewTab'),
      otherTab('information', 'InformationTab'),
      otherTab('orders', 'OrdersTab'),
      otherTab('password', 'PasswordTab'),
      otherTab('addresses', 'AddressesTab'),
      {
        name: 'mf-account AreaField',
        approach: (page, { texts }) =>
          main(page)
            .getByRole('link', { name: texts(account, 'addresses.add'), exact: true })
            .click(),
        seen: (page, { texts }) =>
          main(page).getByRole('combobox', { name: texts(account, 'field.city_id'), exact: true }),
      },
    ],
  },
  {
    path: '/confirm-email#token=of-a-letter',
    parts: [
      {
        name: 'mf-account SignInForm',
        seen: (page, { texts }) => main(page).getByLabel(texts(account, 'form.password'), { exact: true }),
      },
    ],
  },
];
