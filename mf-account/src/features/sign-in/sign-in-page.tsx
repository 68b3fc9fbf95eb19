import { paths } from '@dana/contracts/paths';
import { useHydrated } from '@dana/runtime';
import { Notice } from '@dana/ui';
import { Link, useLocation } from 'react-router-dom';
import { AccountCard } from '#account-form/account-card.tsx';
import { AccountGains } from '#account-form/account-gains.tsx';
import { SignInForm } from '#account-form/sign-in-form.tsx';
import { useSignedInHome } from '#account-form/use-signed-in-home.ts';
import { useTranslation } from 'react-i18next';
import css from './sign-in-page.module.css';

/** The page of `/login`. */
export function SignInPage() {
  const { t } = useTranslation('account');
  const { search, state } = useLocation();
  const hasExpired = new URLSearchParams(search).get('reason') === 'expired';
  // What a step brought along the browser alone has, also after a reload.
  const isHydrated = useHydrated();
  useSignedInHome();
  return (
    <AccountCard
      beside={<AccountGains motif="closed" />}
      title={t('signIn.title')}
      lead={
        <>
          {t('signIn.noAccount')} <Link to={`${paths.register()}${search}`}>{t('signIn.createOne')}</Link>
        </>
      }
    >
      {hasExpired && <Notice className={css.notice}>{t('signIn.expired')}</Notice>}
      {isHydrated && isSaid(state) && <Notice className={css.notice}>{state.said}</Notice>}
      <SignInForm />
    </AccountCard>
  );
}

/** What is still to be said on this page by whoever led here. */
const isSaid = (state: unknown): state is { said: string } =>
  typeof state === 'object' && state !== null && 'said' in state && typeof state.said === 'string';
