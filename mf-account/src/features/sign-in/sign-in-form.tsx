import type { LoginInput } from '@dana/contracts/api/session';
import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { useSession } from '@dana/runtime';
import { Button, Checkbox, TextField } from '@dana/ui';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import formCss from '#account-form/account-form.module.css';
import { FormProblem } from '#account-form/form-problem.tsx';
import { lazyResolver } from '#account-form/lazy-resolver.ts';
import { PasswordField } from '#account-form/password-field.tsx';
import { showRefusal } from '#account-form/show-refusal.ts';
import { useFieldError } from '#account-form/use-field-error.ts';
import { useHydrated } from '#account-form/use-hydrated.ts';
import css from './sign-in-form.module.css';

const rules = lazyResolver<LoginInput>(() =>
  import('./sign-in.rules.ts').then((module) => module.signInRules),
);

type SignInFormProps = { onSignedIn?: (() => void) | undefined; onCancel?: (() => void) | undefined };

/** E-mail and password. Where signing in leads is the shell's affair. */
export function SignInForm({ onSignedIn, onCancel }: SignInFormProps) {
  const { t } = useTexts('account');
  const { signIn } = useSession();
  const fieldError = useFieldError();
  const isHydrated = useHydrated();
  const form = useForm<LoginInput>({ mode: 'onBlur', resolver: rules });
  const { errors, isSubmitting, submitCount } = form.formState;

  const submit = form.handleSubmit(async (credentials, event) => {
    const remember = isTicked(event?.target, 'remember');
    try {
      await signIn({ ...credentials, remember });
      onSignedIn?.();
    } catch (error) {
      const texts = { unreachable: t('form.unreachable'), failed: t('form.failed') };
      showRefusal(form, error, ['email', 'password'], texts);
    }
  });

  return (
    // POST, so that a browser without scripts never writes a password into an address.
    <form method="post" noValidate className={formCss.form} onSubmit={submit}>
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
      <div className={css.between}>
        <Checkbox name="remember" defaultChecked label={t('signIn.remember')} />
        <Link to={paths.forgotPassword()} className={css.forgot}>
          {t('signIn.forgot')}
        </Link>
      </div>
      <div className={css.actions}>
        <Button type={isHydrated ? 'submit' : 'button'} size="large" block busy={isSubmitting}>
          {t('signIn.submit')}
        </Button>
        {onCancel && (
          <Button variant="quiet" block onClick={onCancel}>
            {t('signIn.cancel')}
          </Button>
        )}
      </div>
      <noscript>{t('form.needsScript')}</noscript>
    </form>
  );
}

/** Read from the form itself: the rules know only what the API is told. */
function isTicked(form: EventTarget | null | undefined, name: string): boolean {
  const field = form instanceof HTMLFormElement ? form.elements.namedItem(name) : null;
  return !(field instanceof HTMLInputElement) || field.checked;
}
