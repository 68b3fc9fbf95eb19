import { paths } from '@dana/contracts/paths';
import type { SlotProps } from '@dana/contracts/slots';
import { useTexts } from '@dana/i18n';
import { Link, useLocation } from 'react-router-dom';
import css from '#account-form/sign-in-form.module.css';
import { SignInForm } from '#account-form/sign-in-form.tsx';

/** The slot `account.signIn`: signing in without leaving the page, for example the checkout. */
export function SignInSlot({ onSignedIn, onCancel }: SlotProps<'account.signIn'>) {
  const { t } = useTexts('account');
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
