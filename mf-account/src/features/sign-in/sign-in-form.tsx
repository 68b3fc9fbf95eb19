import type { LoginInput } from '@dana/contracts/api/session';
import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { useSession } from '@dana/runtime';
import { lateResolver } from '@dana/forms/late-resolver';
import { Button, Checkbox, TextField } from '@dana/ui';
import { type Resolver, useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { FormShell } from '#account-form/form-shell.tsx';
import { PasswordField } from '#account-form/password-field.tsx';
import { useFieldError } from '#account-form/use-field-error.ts';
import { useRefusal } from '#account-form/use-refusal.ts';
import css from './sign-in-form.module.css';

const rules = lateResolver<Resolver<LoginInput>>(
  async () => (await import(/* webpackChunkName: "rules-sign-in" */ './sign-in.rules.ts')).signInRules,
);

type SignInFormProps = { onSignedIn?: (() => void) | undefined; onCancel?: (() => void) | undefined };

/** E-mail and password. Where signing in leads is the shell's affair. */
export function SignInForm({ onSignedIn, onCancel }: SignInFormProps) {
  const { t } = useTexts('account');
  const { signIn } = useSession();
  const fieldError = useFieldError();
  const form = useForm<LoginInput>({ mode: 'onBlur', resolver: rules });
  const refuse = useRefusal(form, ['email', 'password']);
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (credentials, event) => {
    const remember = isTicked(event?.target, 'remember');
    try {
      await signIn({ ...credentials, remember });
      onSignedIn?.();
    } catch (error) {
      refuse(error);
    }
  });
  const cancel = onCancel && (
    <Button variant="quiet" block onClick={onCancel}>
      {t('signIn.cancel')}
    </Button>
  );

  return (
    <FormShell form={form} onSubmit={submit} submitLabel={t('signIn.submit')} actions={cancel}>
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
    </FormShell>
  );
}

/** Read from the form itself: the rules know only what the API is told. */
function isTicked(form: EventTarget | null | undefined, name: string): boolean {
  const field = form instanceof HTMLFormElement ? form.elements.namedItem(name) : null;
  return !(field instanceof HTMLInputElement) || field.checked;
}
