import { isApiError } from '@dana/api-client';
import type { LoginInput } from '@dana/contracts/api/session';
import { offers } from '@dana/contracts/offers';
import { paths } from '@dana/contracts/paths';
import { useSession, useShell } from '@dana/runtime';
import { lateResolver } from '@dana/forms/late-resolver';
import { Button, Checkbox, TextField } from '@dana/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { FormShell } from './form-shell.tsx';
import { KeepAccount } from './keep-account.tsx';
import { PasswordField } from './password-field.tsx';
import { useAccountForm } from './use-account-form.ts';
import css from './sign-in-form.module.css';

type SignInValues = LoginInput & { remember: boolean };

const rules = lateResolver<Resolver<SignInValues>>(async () => {
  const rulesFile = import(/* webpackChunkName: "rules-sign-in" */ './sign-in.rules.ts');
  return (await rulesFile).signInRules as unknown as Resolver<SignInValues>;
});

type SignInFormProps = {
  onSignedIn?: (() => void) | undefined;
  onCancel?: (() => void) | undefined;
  /** The page goes on where it stands, in place of being left. */
  staysHere?: boolean;
};

/** E-mail and password. The shell decides where signing in leads. */
export function SignInForm({ onSignedIn, onCancel, staysHere = false }: SignInFormProps) {
  const { t } = useTranslation('account');
  const { signIn } = useSession();
  const { api } = useShell();
  // What the shop asks before it signs in to an account that is being deleted.
  const [question, setQuestion] = useState<string>();
  const shopForm = useAccountForm<SignInValues>({
    rules,
    start: { email: '', password: '', remember: true },
    async send({ email, password }) {
      try {
        await enter({ email, password });
      } catch (error) {
        if (!isApiError(error) || error.code !== 'account_leaving') throw error;
        setQuestion(error.message);
      }
    },
  });
  const { field, form } = shopForm;
  async function enter(credentials: LoginInput): Promise<void> {
    // The rules know only what the API asks for.
    await signIn({ ...credentials, remember: form.getValues('remember'), staysHere });
    onSignedIn?.();
  }
  const keep = useMutation({
    mutationFn: () => {
      const { email, password } = form.getValues();
      return enter({ email, password, keep_account: true });
    },
    // What is wrong stands where the shopper can do something about it.
    onError(error) {
      setQuestion(undefined);
      shopForm.refuse(error);
    },
  });
  if (question !== undefined)
    return (
      <KeepAccount
        question={question}
        isBusy={keep.isPending}
        onKeep={() => keep.mutate()}
        onLeave={() => {
          form.resetField('password');
          setQuestion(undefined);
          // Once the form is there again.
          setTimeout(() => form.setFocus('password'));
        }}
      />
    );
  const cancel = onCancel && (
    <Button variant="quiet" block onClick={onCancel}>
      {t('signIn.cancel')}
    </Button>
  );

  return (
    <FormShell shopForm={shopForm} submitLabel={t('signIn.submit')} actions={cancel}>
      <TextField {...field('email')} type="email" label={t('form.email')} autoComplete="username" />
      <PasswordField {...field('password')} label={t('form.password')} autoComplete="current-password" />
      <div className={css.between}>
        <Checkbox {...field('remember')} aria-required={false} defaultChecked label={t('signIn.remember')} />
        {offers(api, 'password-reset') && (
          <Link to={paths.forgotPassword()} className={css.forgot}>
            {t('signIn.forgot')}
          </Link>
        )}
      </div>
    </FormShell>
  );
}
