import { paths } from '@dana/contracts/paths';
import { Link } from 'react-router-dom';
import { AccountCard } from '#account-form/account-card.tsx';
import { AccountGains } from '#account-form/account-gains.tsx';
import { useMailedToken } from '#account-form/use-mailed-token.ts';
import { useTranslation } from 'react-i18next';
import { RequestForm } from './request-form.tsx';
import { ResetForm } from './reset-form.tsx';

/** The page of `/forgot`: asks for a link, and where the link leads, for a new password. */
export function ForgotPage() {
  const { t } = useTranslation('account');
  const { isMailed, token, forget } = useMailedToken();
  if (isMailed)
    return (
      <AccountCard
        beside={<AccountGains motif="closed" />}
        title={t('forgot.reset.title')}
        lead={t('forgot.reset.lead')}
      >
        <ResetForm token={token} onStartAgain={forget} />
      </AccountCard>
    );
  return (
    <AccountCard
      beside={<AccountGains motif="closed" />}
      title={t('forgot.title')}
      lead={
        <>
          {t('forgot.lead')} <Link to={paths.login()}>{t('forgot.back')}</Link>
        </>
      }
    >
      <RequestForm />
    </AccountCard>
  );
}
