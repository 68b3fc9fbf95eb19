import type { UpdatePasswordInput } from '@dana/contracts/api/user';
import { useTexts } from '@dana/i18n';
import { type SessionUser, useShell } from '@dana/runtime';
import { lateResolver } from '@dana/forms/late-resolver';
import { type Resolver, useForm } from 'react-hook-form';
import { FormShell } from '#account-form/form-shell.tsx';
import { NewPasswordFields } from '#account-form/new-password-fields.tsx';
import { PasswordField } from '#account-form/password-field.tsx';
import { useFieldError } from '#account-form/use-field-error.ts';
import { useRefusal } from '#account-form/use-refusal.ts';
import { updatePassword } from '#api/password.ts';
import { Panel } from '#parts/panel.tsx';
import css from './password-tab.module.css';

const rules = lateResolver<Resolver<UpdatePasswordInput>>(
  async () => (await import('./details.rules.ts')).passwordRules,
);
const nothing: UpdatePasswordInput = { current_password: '', password: '', password_confirmation: '' };

/** A new password; whoever knew the old one is signed out everywhere but here. */
export function PasswordTab({ user }: { user: SessionUser }) {
  const { t } = useTexts('account');
  const { api, showToast } = useShell();
  const fieldError = useFieldError();
  const form = useForm<UpdatePasswordInput>({ mode: 'onBlur', resolver: rules, defaultValues: nothing });
  const refuse = useRefusal(form, ['current_password', 'password', 'password_confirmation']);

  const submit = form.handleSubmit(async (input) => {
    try {
      await updatePassword(api, input);
    } catch (error) {
      refuse(error);
      return;
    }
    form.reset(nothing);
    showToast({ kind: 'success', text: t('password.updated') });
  });

  return (
    <Panel title={t('profile.tab.password')}>
      <p className={css.lead}>{t('password.lead')}</p>
      <FormShell form={form} onSubmit={submit} submitLabel={t('password.save')} size="panel">
        {/* For password managers alone: they keep a password with the name it belongs to. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          {...form.register('current_password')}
          label={t('form.currentPassword')}
          autoComplete="current-password"
          error={fieldError(form.formState.errors.current_password)}
        />
        <NewPasswordFields label={t('form.newPassword')} />
      </FormShell>
    </Panel>
  );
}
