import type { DeleteAccountInput } from '@dana/contracts/api/account-data';
import { paths } from '@dana/contracts/paths';
import { lateResolver } from '@dana/forms/late-resolver';
import { type SessionUser, useSession, useShell } from '@dana/runtime';
import { Button } from '@dana/ui';
import { useEffect, useRef, useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormShell } from '#account-form/form-shell.tsx';
import { PasswordField } from '#account-form/password-field.tsx';
import { useAccountForm } from '#account-form/use-account-form.ts';
import { deleteAccount } from '#api/privacy.ts';
import { useTranslation } from 'react-i18next';
import css from './privacy.module.css';

const rules = lateResolver<Resolver<DeleteAccountInput>>(
  async () => (await import('./delete-account.rules.ts')).deleteAccountRules,
);

/** The way out of the account: what comes of it is said before the password is asked. */
export function DeleteAccount({ user }: { user: SessionUser }) {
  const { t } = useTranslation('account');
  const [isAsked, setAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current && !isAsked) opener.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  return (
    <div className={css.part}>
      <h3>{t('deleteAccount.title')}</h3>
      <p className={css.lead}>{t('deleteAccount.lead')}</p>
      {isAsked ? (
        <DeleteForm user={user} onKeep={() => setAsked(false)} />
      ) : (
        <Button ref={opener} variant="outline" onClick={() => setAsked(true)}>
          {t('deleteAccount.begin')}
        </Button>
      )}
    </div>
  );
}

/** Asked in the place of the button: nothing covers what the question is about. */
function DeleteForm({ user, onKeep }: { user: SessionUser; onKeep: () => void }) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const { signOut } = useSession();
  const navigate = useNavigate();
  const shopForm = useAccountForm<DeleteAccountInput>({
    rules,
    start: { current_password: '' },
    async send({ current_password }) {
      const said = await deleteAccount(api, current_password);
      await signOut({ isAsked: false, isOver: true });
      void navigate(paths.login(), { replace: true, state: { said } });
    },
  });
  const { form } = shopForm;
  useEffect(() => form.setFocus('current_password'), [form]);
  return (
    <FormShell
      shopForm={shopForm}
      submitLabel={t('deleteAccount.submit')}
      size="panel"
      actions={
        <Button variant="quiet" onClick={onKeep}>
          {t('deleteAccount.keep')}
        </Button>
      }
    >
      {/* For password managers alone: they find a password by the name it belongs to. */}
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        {...shopForm.field('current_password')}
        label={t('form.currentPassword')}
        hint={t('deleteAccount.confirm')}
        autoComplete="current-password"
      />
    </FormShell>
  );
}
