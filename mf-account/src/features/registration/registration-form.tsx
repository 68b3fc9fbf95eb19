import type { RegisterInput } from '@dana/contracts/api/session';
import { useTexts } from '@dana/i18n';
import { useSession } from '@dana/runtime';
import { Button, Checkbox, TextField } from '@dana/ui';
import { useForm, useWatch } from 'react-hook-form';
import css from '#account-form/account-form.module.css';
import { FormProblem } from '#account-form/form-problem.tsx';
import { lazyResolver } from '#account-form/lazy-resolver.ts';
import { PasswordField } from '#account-form/password-field.tsx';
import { showRefusal } from '#account-form/show-refusal.ts';
import { useFieldError } from '#account-form/use-field-error.ts';
import { useHydrated } from '#account-form/use-hydrated.ts';
import { PasswordAdvice } from './password-advice.tsx';
import { TermsText } from './terms-text.tsx';

type RegistrationValues = RegisterInput & { terms: boolean };

const rules = lazyResolver<RegistrationValues>(() =>
  // The rules ask for `true` where the form holds a boolean: that is the rule.
  import('./registration.rules.ts').then((module) => module.registrationRules as never),
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
  const isHydrated = useHydrated();
  const form = useForm<RegistrationValues>({ mode: 'onBlur', resolver: rules });
  const { errors, isSubmitting, submitCount } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' }) ?? '';

  const submit = form.handleSubmit(async ({ password_confirmation, terms: _, phone, ...fields }) => {
    try {
      await createAccount({ ...fields, ...(phone ? { phone } : {}), confirmPassword: password_confirmation });
    } catch (error) {
      showRefusal(form, error, serverFields, {
        unreachable: t('form.unreachable'),
        failed: t('form.failed'),
      });
    }
  });

  return (
    <form method="post" noValidate className={css.form} onSubmit={submit}>
      {errors.root?.server?.message && (
        <FormProblem key={submitCount}>{errors.root.server.message}</FormProblem>
      )}
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
      <PasswordField
        {...form.register('password')}
        label={t('form.password')}
        autoComplete="new-password"
        error={fieldError(errors.password)}
      />
      <PasswordAdvice password={password} />
      <PasswordField
        {...form.register('password_confirmation')}
        label={t('form.confirmPassword')}
        autoComplete="new-password"
        error={fieldError(errors.password_confirmation)}
      />
      <Checkbox {...form.register('terms')} label={t('register.agree')} error={fieldError(errors.terms)} />
      <TermsText />
      <Button
        type={isHydrated ? 'submit' : 'button'}
        size="large"
        block
        busy={isSubmitting}
        className={css.submit}
      >
        {t('register.submit')}
      </Button>
      <noscript>{t('form.needsScript')}</noscript>
    </form>
  );
}
