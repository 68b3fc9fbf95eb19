import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { Link, useLocation } from 'react-router-dom';
import { AccountCard } from '#account-form/account-card.tsx';
import { useSignedInHome } from '#account-form/use-signed-in-home.ts';
import { SignInForm } from './sign-in-form.tsx';

/** The page of `/login`. */
export function SignInPage() {
  const { t } = useTexts('account');
  const { search } = useLocation();
  useSignedInHome();
  return (
    <AccountCard
      title={t('signIn.title')}
      lead={
        <>
          {t('signIn.noAccount')} <Link to={`${paths.register()}${search}`}>{t('signIn.createOne')}</Link>
        </>
      }
    >
      <SignInForm />
    </AccountCard>
  );
}
