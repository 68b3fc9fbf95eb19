import { offers } from '@dana/contracts/offers';
import { type SessionUser, useShell } from '@dana/runtime';
import { InformationTab } from '#features/details/information-tab.tsx';
import { DeleteAccount } from '#features/privacy/delete-account.tsx';
import { OwnData } from '#features/privacy/own-data.tsx';

/** Who the shopper is, and below it the ways to take that along and to leave, where the back end has them. */
export function DetailsTab({ user }: { user: SessionUser }) {
  const { api } = useShell();
  return (
    <InformationTab user={user}>
      {offers(api, 'account-data') && <OwnData />}
      {offers(api, 'account-deletion') && <DeleteAccount user={user} />}
    </InformationTab>
  );
}
