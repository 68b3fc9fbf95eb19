import type { ProfileInput } from '@dana/contracts/api/user';
import { useTexts } from '@dana/i18n';
import { type SessionUser, useSession, useShell } from '@dana/runtime';
import { lateResolver } from '@dana/forms/late-resolver';
import { TextField } from '@dana/ui';
import { useMemo } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import css from '#account-form/account-form.module.css';
import { FormShell } from '#account-form/form-shell.tsx';
import { PasswordField } from '#account-form/password-field.tsx';
import { useFieldError } from '#account-form/use-field-error.ts';
import { useRefusal } from '#account-form/use-refusal.ts';
import { saveProfile } from '#api/profile.ts';
import { Panel } from '#parts/panel.tsx';

/** Two spellings of one address are one e-mail, as the API has it. */
const isOther = (typed: string, saved: string) => typed.trim().toLowerCase() !== saved.toLowerCase();

/** Who the shopper is: name, e-mail, phone. Another e-mail asks for the password. */
export function InformationTab({ user }: { user: SessionUser }) {
  const { t } = useTexts('account');
  const { api, showToast } = useShell();
  const { refresh } = useSession();
  const fieldError = useFieldError();
  const { firstName: first_name, lastName: last_name, email, phone = '' } = user;
  const rules = useMemo(
    () =>
      lateResolver<Resolver<ProfileInput>>(async () =>
        (await import('./details.rules.ts')).profileRules(email),
      ),
    [email],
  );
  const form = useForm<ProfileInput>({
    mode: 'onBlur',
    resolver: rules,
    defaultValues: { first_name, last_name, email, phone },
  });
  const refuse = useRefusal(form, ['first_name', 'last_name', 'email', 'phone', 'current_password']);
  const { errors } = form.formState;
  const isNewEmail = isOther(useWatch({ control: form.control, name: 'email' }), email);

  const submit = form.handleSubmit(async (input) => {
    try {
      await saveProfile(api, input);
    } catch (error) {
      refuse(error);
      return;
    }
    const { current_password: _, ...saved } = input;
    form.reset(saved);
    showToast({ kind: 'success', text: t('information.updated') });
    await refresh();
  });

  return (
    <Panel title={t('profile.tab.information')}>
      <FormShell form={form} onSubmit={submit} submitLabel={t('information.save')} size="panel">
        <div className={css.pair}>
          <TextField
            {...form.register('first_name')}
            label={t('form.firstName')}
            autoComplete="given-name"
            error={fieldError(errors.first_name)}
          />
          <TextField
            {...form.register('last_name')}
            label={t('form.lastName')}
            autoComplete="family-name"
            error={fieldError(errors.last_name)}
          />
        </div>
        <div className={css.pair}>
          <TextField
            {...form.register('email')}
            type="email"
            label={t('form.email')}
            autoComplete="email"
            error={fieldError(errors.email)}
          />
          <TextField
            {...form.register('phone')}
            type="tel"
            inputMode="tel"
            label={t('form.phone')}
            note={t('form.optional')}
            autoComplete="tel"
            error={fieldError(errors.phone)}
          />
        </div>
        {isNewEmail && (
          <PasswordField
            {...form.register('current_password', { shouldUnregister: true })}
            label={t('form.currentPassword')}
            hint={t('information.confirmEmail', { email })}
            autoComplete="current-password"
            error={fieldError(errors.current_password)}
          />
        )}
      </FormShell>
    </Panel>
  );
}
