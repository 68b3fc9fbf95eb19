import { latePart, useSession } from '@dana/runtime';
import { Skeleton } from '@dana/ui';
import { useEffect, useState } from 'react';
import { AccountCard } from '#account-form/account-card.tsx';
import { useMailedToken } from '#account-form/use-mailed-token.ts';
import { useTranslation } from 'react-i18next';
import { Confirming } from './confirming.tsx';
import { LinkSpent } from './link-spent.tsx';

// Most who come are signed in.
const SignInForm = latePart(async () => (await import('#account-form/sign-in-form.tsx')).SignInForm);

/**
 * The page of `/confirm-email`, where the link of an email leads. It confirms only for the account that the email is about: who
 * is not signed in does so first, and the token waits in this page's memory.
 */
export function ConfirmEmailPage() {
  const { t } = useTranslation('account');
  const { session } = useSession();
  const { token } = useMailedToken();
  const [hasLooked, setLooked] = useState(false);
  useEffect(() => setLooked(true), []);
  const isKnown = hasLooked && session.status !== 'unknown';
  const asksToSignIn = isKnown && session.status === 'guest' && token !== '';
  return (
    <AccountCard
      title={t('confirmEmail.title')}
      lead={t(asksToSignIn ? 'confirmEmail.signIn' : 'confirmEmail.lead')}
    >
      {!isKnown && <Pending />}
      {asksToSignIn && <SignInForm staysHere pending={<Pending />} />}
      {isKnown && token === '' && <LinkSpent />}
      {isKnown && session.status === 'signedIn' && token !== '' && <Confirming key={token} token={token} />}
    </AccountCard>
  );
}

function Pending() {
  return (
    <div aria-busy="true">
      <Skeleton shape="block" />
    </div>
  );
}
