import type { UpdatePasswordInput } from '@dana/contracts/api/user';
import { type SessionUser, useShell } from '@dana/runtime';
import { lateResolver } from '@dana/forms/late-resolver';
import type { Resolver } from 'react-hook-form';
import { FormShell } from '#account-form/form-shell.tsx';
import { NewPasswordFields } from '#account-form/new-password-fields.tsx';
import { PasswordField } from '#account-form/password-field.tsx';
import { useAccountForm } from '#account-form/use-account-form.ts';
import { updatePassword } from '#api/password.mutations.ts';
import { Panel } from '#parts/panel.tsx';
import { useTranslation } from 'react-i18next';
import css from './password-tab.module.css';

const rules = lateResolver<Resolver<UpdatePasswordInput>>(
  async () => (await import('./details.rules.ts')).passwordRules,
);
const nothing: UpdatePasswordInput = { current_password: '', password: '', password_confirmation: '' };

/** A new password; sessions on other devices end, this one stays. */
export function PasswordTab({ user }: { user: SessionUser }) {
  const { t } = useTranslation('account');
  const { api, showToast } = useShell();
  const shopForm = useAccountForm<UpdatePasswordInput>({
    rules,
    start: nothing,
    async send(input) {
      await updatePassword(api, input);
      shopForm.form.reset(nothing);
      showToast({ kind: 'success', text: t('password.updated') });
    },
  });

  return (
    <Panel title={t('profile.tab.password')}>
      <p className={css.lead}>{t('password.lead')}</p>
      <FormShell shopForm={shopForm} submitLabel={t('password.save')} size="panel">
        {/* For password managers alone: they keep a password with the name it belongs to. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          {...shopForm.field('current_password')}
          label={t('form.currentPassword')}
          autoComplete="current-password"
        />
        <NewPasswordFields label={t('form.newPassword')} />
      </FormShell>
    </Panel>
  );
}
