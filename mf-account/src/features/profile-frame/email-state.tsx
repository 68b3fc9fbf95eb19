import { useTexts } from '@dana/i18n';
import type { SessionUser } from '@dana/runtime';
import { Icon } from '@dana/ui';
import { SendLink } from '#account-form/send-link.tsx';
import css from './profile-head.module.css';

/** Whether the e-mail is confirmed, and the way to it. Nothing where nobody knows. */
export function EmailState({ user: { isEmailVerified } }: { user: SessionUser }) {
  const { t } = useTexts('account');
  if (isEmailVerified === undefined) return null;
  if (isEmailVerified)
    return (
      <p className={css.confirmed}>
        <Icon name="check" size={16} /> {t('confirmEmail.state.confirmed')}
      </p>
    );
  return (
    <div className={css.unconfirmed}>
      <p>{t('confirmEmail.state.unconfirmed')}</p>
      <SendLink />
    </div>
  );
}
