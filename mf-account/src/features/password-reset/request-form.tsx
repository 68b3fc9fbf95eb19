import type { ForgotPasswordInput } from '@dana/contracts/api/session';
import { useShell } from '@dana/runtime';
import { lateResolver } from '@dana/forms/late-resolver';
import { Button, Notice, TextField } from '@dana/ui';
import { useEffect, useRef, useState } from 'react';
import type { Resolver } from 'react-hook-form';
import css from '#account-form/account-form.module.css';
import { FormShell } from '#account-form/form-shell.tsx';
import { useAccountForm } from '#account-form/use-account-form.ts';
import { requestResetLink } from '#api/password.mutations.ts';
import { useTranslation } from 'react-i18next';

const rules = lateResolver<Resolver<ForgotPasswordInput>>(
  async () => (await import('./reset.rules.ts')).requestRules,
);

/** One e-mail address; the answer is the same whether or not an account has it. */
export function RequestForm() {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const [sentTo, setSentTo] = useState<string>();
  const shopForm = useAccountForm<ForgotPasswordInput>({
    rules,
    start: { email: '' },
    async send({ email }) {
      await requestResetLink(api, email);
      setSentTo(email);
    },
  });

  if (sentTo !== undefined) return <LinkSent email={sentTo} onAgain={() => setSentTo(undefined)} />;
  return (
    <FormShell shopForm={shopForm} submitLabel={t('forgot.submit')}>
      <TextField {...shopForm.field('email')} type="email" label={t('form.email')} autoComplete="username" />
    </FormShell>
  );
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation('account');
  const place = useRef<HTMLDivElement>(null);
  // The form with the focus is gone; what happened is read instead.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={css.form}>
      <Notice tone="success" title={t('forgot.sent.title')}>
        {t('forgot.sent.text', { email })}
      </Notice>
      <Button variant="outline" block onClick={onAgain}>
        {t('forgot.sent.again')}
      </Button>
    </div>
  );
}
