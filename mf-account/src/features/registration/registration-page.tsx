import { paths } from '@dana/contracts/paths';
import { Link, useLocation } from 'react-router-dom';
import { AccountCard } from '#account-form/account-card.tsx';
import { AccountGains } from '#account-form/account-gains.tsx';
import { useSignedInHome } from '#account-form/use-signed-in-home.ts';
import { useTranslation } from 'react-i18next';
import { RegistrationForm } from './registration-form.tsx';

/** The page of `/register`. */
export function RegistrationPage() {
  const { t } = useTranslation('account');
  const { search } = useLocation();
  useSignedInHome();
  return (
    <AccountCard
      beside={<AccountGains motif="pearl" />}
      title={t('register.title')}
      lead={
        <>
          {t('register.haveAccount')} <Link to={`${paths.login()}${search}`}>{t('register.signIn')}</Link>
        </>
      }
    >
      <RegistrationForm />
    </AccountCard>
  );
}
