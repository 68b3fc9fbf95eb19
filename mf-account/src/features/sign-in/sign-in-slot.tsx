import { paths } from '@dana/contracts/paths';
import type { SlotProps } from '@dana/contracts/slots';
import { Link, useLocation } from 'react-router-dom';
import css from '#account-form/sign-in-form.module.css';
import { SignInForm } from '#account-form/sign-in-form.tsx';
import { useTranslation } from 'react-i18next';

/** The slot `account.signIn`: signing in without leaving the page, for example the checkout. */
export function SignInSlot({ onSignedIn, onCancel }: SlotProps<'account.signIn'>) {
  const { t } = useTranslation('account');
  const { pathname, search } = useLocation();
  const wayBack = new URLSearchParams({ next: `${pathname}${search}` });
  return (
    <>
      <SignInForm onSignedIn={onSignedIn} onCancel={onCancel} />
      <p className={css.other}>
        {t('signIn.noAccount')} <Link to={`${paths.register()}?${wayBack}`}>{t('signIn.createOne')}</Link>
      </p>
    </>
  );
}
