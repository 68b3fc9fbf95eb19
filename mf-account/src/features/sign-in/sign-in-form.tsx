import type { LoginInput } from '@dana/contracts/api/session';
import { useTexts } from '@dana/i18n';
import { useSession } from '@dana/runtime';
import { Button, TextField } from '@dana/ui';
import { useForm } from 'react-hook-form';
import css from '#account-form/account-form.module.css';
import { FormProblem } from '#account-form/form-problem.tsx';
import { lazyResolver } from '#account-form/lazy-resolver.ts';
import { PasswordField } from '#account-form/password-field.tsx';
import { showRefusal } from '#account-form/show-refusal.ts';
import { useFieldError } from '#account-form/use-field-error.ts';
import { useHydrated } from '#account-form/use-hydrated.ts';

const rules = lazyResolver<LoginInput>(() =>
  import('./sign-in.rules.ts').then((module) => module.signInRules),
);

/** E-mail and password. Where signing in leads is the shell's affair. */
export function SignInForm() {
  const { t } = useTexts('account');
  const { signIn } = useSession();
  const fieldError = useFieldError();
  const isHydrated = useHydrated();
  const form = useForm<LoginInput>({ mode: 'onBlur', resolver: rules });
  const { errors, isSubmitting, submitCount } = form.formState;

  const submit = form.handleSubmit(async (credentials) => {
    try {
      await signIn(credentials);
    } catch (error) {
      const texts = { unreachable: t('form.unreachable'), failed: t('form.failed') };
      showRefusal(form, error, ['email', 'password'], texts);
    }
  });

  return (
    // POST, so that a browser without scripts never writes a password into an address.
    <form method="post" noValidate className={css.form} onSubmit={submit}>
      {errors.root?.server?.message && (
        <FormProblem key={submitCount}>{errors.root.server.message}</FormProblem>
      )}
      <TextField
        {...form.register('email')}
        type="email"
        label={t('form.email')}
        autoComplete="username"
        error={fieldError(errors.email)}
      />
      <PasswordField
        {...form.register('password')}
        label={t('form.password')}
        autoComplete="current-password"
        error={fieldError(errors.password)}
      />
      <Button
        type={isHydrated ? 'submit' : 'button'}
        size="large"
        block
        busy={isSubmitting}
        className={css.submit}
      >
        {t('signIn.submit')}
      </Button>
      <noscript>{t('form.needsScript')}</noscript>
    </form>
  );
}
