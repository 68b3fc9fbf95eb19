import { paths } from '@dana/contracts/paths';
import { useSession } from '@dana/runtime';
import { LinkButton, Notice } from '@dana/ui';
import css from '#account-form/account-form.module.css';
import { SendLink } from '#account-form/send-link.tsx';
import { useTranslation } from 'react-i18next';

/** The link was used, is too old, was cut off, or is another account's; or the e-mail is confirmed, and all is well. */
export function LinkSpent() {
  const { t } = useTranslation('account');
  const { session } = useSession();
  const user = session.status === 'signedIn' ? session.user : undefined;
  if (user?.isEmailVerified)
    return (
      <div className={css.form}>
        <Notice tone="success" role="status" title={t('confirmEmail.done')}>
          {user.email}
        </Notice>
        <LinkButton href={paths.profile('orders')} block>
          {t('profile.tab.orders')}
        </LinkButton>
      </div>
    );
  return (
    <div className={css.form}>
      <Notice tone="error" role="alert" title={t('forgot.spent.title')}>
        {t('confirmEmail.spentText')}
      </Notice>
      {user ? (
        <SendLink block />
      ) : (
        <LinkButton href={paths.login(paths.profile())} block>
          {t('signIn.submit')}
        </LinkButton>
      )}
    </div>
  );
}
