import type { RegisterInput } from '@dana/contracts/api/session';
import { useTexts } from '@dana/i18n';
import { useSession } from '@dana/runtime';
import { lateResolver } from '@dana/forms/late-resolver';
import { Checkbox, TextField } from '@dana/ui';
import { type Resolver, useForm } from 'react-hook-form';
import css from '#account-form/account-form.module.css';
import { FormShell } from '#account-form/form-shell.tsx';
import { NewPasswordFields } from '#account-form/new-password-fields.tsx';
import { useFieldError } from '#account-form/use-field-error.ts';
import { useRefusal } from '#account-form/use-refusal.ts';
import { TermsText } from './terms-text.tsx';

type RegistrationValues = RegisterInput & { terms: boolean };

const rules = lateResolver<Resolver<RegistrationValues>>(
  async () => {
    const rulesFile = import(/* webpackChunkName: "rules-registration" */ './registration.rules.ts');
    // The rules ask for `true` where the form holds a boolean: that is the rule.
    return (await rulesFile).registrationRules as never;
  },
  // The API is never told of the consent.
  ({ terms }) => (terms ? {} : { terms: 'validation.terms' }),
);
const serverFields = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'password',
  'password_confirmation',
] as const;

/** Everything an account needs. Where registering leads is the shell's affair. */
export function RegistrationForm() {
  const { t } = useTexts('account');
  const { register: createAccount } = useSession();
  const fieldError = useFieldError();
  const form = useForm<RegistrationValues>({ mode: 'onBlur', resolver: rules });
  const refuse = useRefusal(form, serverFields);
  const { errors } = form.formState;

  const submit = form.handleSubmit(async ({ password_confirmation, terms: _, phone, ...fields }) => {
    try {
      await createAccount({ ...fields, ...(phone ? { phone } : {}), confirmPassword: password_confirmation });
    } catch (error) {
      refuse(error);
    }
  });

  return (
    <FormShell form={form} onSubmit={submit} submitLabel={t('register.submit')}>
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
      <NewPasswordFields label={t('form.password')} />
      <Checkbox {...form.register('terms')} label={t('register.agree')} error={fieldError(errors.terms)} />
      <TermsText />
    </FormShell>
  );
}
