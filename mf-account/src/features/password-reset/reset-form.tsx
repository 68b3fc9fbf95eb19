import { isApiError } from '@dana/api-client';
import type { ResetPasswordInput } from '@dana/contracts/api/session';
import { paths } from '@dana/contracts/paths';
import { useSession, useShell } from '@dana/runtime';
import { lateResolver } from '@dana/forms/late-resolver';
import { Button, Notice } from '@dana/ui';
import { useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import css from '#account-form/account-form.module.css';
import { FormShell } from '#account-form/form-shell.tsx';
import { NewPasswordFields } from '#account-form/new-password-fields.tsx';
import { useAccountForm } from '#account-form/use-account-form.ts';
import { resetPassword } from '#api/password.mutations.ts';
import { useTranslation } from 'react-i18next';

/** The token is none of the form's fields: it goes from the link to the API and stands in no document. */
const rules = lateResolver<Resolver<ResetPasswordInput, { token: string }>>(async () => {
  const { resetRules } = await import('./reset.rules.ts');
  return (values, context) => resetRules({ ...values, token: context?.token ?? '' });
});

type ResetFormProps = {
  /** The token of the mailed link. */
  token: string;
  /** Asks for another link. */
  onStartAgain: () => void;
};

/** A new password for the account that the mailed link belongs to. */
export function ResetForm({ token, onStartAgain }: ResetFormProps) {
  const { t } = useTranslation('account');
  const { api, showToast } = useShell();
  const { session, signOut } = useSession();
  const navigate = useNavigate();
  const [isSpent, setSpent] = useState(false);
  const shopForm = useAccountForm<ResetPasswordInput, { token: string }>({
    rules,
    start: { token: '', password: '', password_confirmation: '' },
    context: { token },
    apiFields: { token: null },
    async send(input) {
      try {
        await resetPassword(api, { ...input, token });
      } catch (error) {
        if (!isApiError(error) || !error.fields.token) throw error;
        setSpent(true);
        return;
      }
      // All sessions of the account ended, this browser's too, should it have one.
      if (session.status === 'signedIn') await signOut({ isAsked: false });
      else await navigate(paths.login());
      showToast({ kind: 'success', text: t('password.updated') });
    },
  });

  if (isSpent) return <SpentLink onStartAgain={onStartAgain} />;
  return (
    <FormShell shopForm={shopForm} submitLabel={t('forgot.reset.submit')}>
      <NewPasswordFields label={t('form.newPassword')} />
    </FormShell>
  );
}

function SpentLink({ onStartAgain }: Pick<ResetFormProps, 'onStartAgain'>) {
  const { t } = useTranslation('account');
  return (
    <div className={css.form}>
      <Notice tone="error" role="alert" title={t('forgot.spent.title')}>
        {t('forgot.spent.text')}
      </Notice>
      <Button block size="large" onClick={onStartAgain}>
        {t('forgot.spent.again')}
      </Button>
    </div>
  );
}
