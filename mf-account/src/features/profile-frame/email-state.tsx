import { offers } from '@dana/contracts/offers';
import { type SessionUser, useShell } from '@dana/runtime';
import { Icon, Notice } from '@dana/ui';
import { SendLink } from '#account-form/send-link.tsx';
import { useTranslation } from 'react-i18next';
import css from './email-state.module.css';

/** That the e-mail is confirmed. Nothing where it is not, or where nobody knows. */
export function EmailConfirmed({ user: { isEmailVerified } }: { user: SessionUser }) {
  const { t } = useTranslation('account');
  if (!isEmailVerified) return null;
  return (
    <p className={css.confirmed}>
      <Icon name="check" size={16} /> {t('confirmEmail.state.confirmed')}
    </p>
  );
}

/** That the e-mail is not confirmed yet, and the way to it. Above what a tab holds, where its coming moves nothing. */
export function EmailUnconfirmed({ user: { isEmailVerified } }: { user: SessionUser }) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  if (isEmailVerified !== false || !offers(api, 'email-confirmation')) return null;
  return (
    <Notice className={css.unconfirmed} action={<SendLink />}>
      {t('confirmEmail.state.unconfirmed')}
    </Notice>
  );
}
