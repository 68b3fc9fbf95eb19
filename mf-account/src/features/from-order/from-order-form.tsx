import { isApiError } from '@dana/api-client';
import { paths } from '@dana/contracts/paths';
import type { SlotProps } from '@dana/contracts/slots';
import { lateResolver } from '@dana/forms/late-resolver';
import { useTexts } from '@dana/i18n';
import { newRequestId, useSession } from '@dana/runtime';
import { Checkbox, LinkButton } from '@dana/ui';
import { useState } from 'react';
import { type Resolver, useWatch } from 'react-hook-form';
import { FormShell } from '#account-form/form-shell.tsx';
import { PasswordAdvice } from '#account-form/password-advice.tsx';
import { PasswordField } from '#account-form/password-field.tsx';
import { TermsText } from '#account-form/terms-text.tsx';
import { useAccountForm } from '#account-form/use-account-form.ts';
import { EmailTaken } from './email-taken.tsx';

type FromOrderValues = { password: string; terms: boolean };

const rules = lateResolver<Resolver<FromOrderValues>>(
  async () => {
    const rulesFile = import(/* webpackChunkName: "rules-from-order" */ './from-order.rules.ts');
    // The rules ask for `true` where the form holds a boolean: that is the rule.
    return (await rulesFile).fromOrderRules as never;
  },
  // The consent is never sent to the API.
  ({ terms }) => (terms ? {} : { terms: 'validation.terms' }),
);

/** The slot `account.fromOrder`: one password; name, e-mail, phone and address are those of the order. */
export function FromOrderForm({ orderId, email, onCreated }: SlotProps<'account.fromOrder'>) {
  const { t } = useTexts('account');
  const { registerFromOrder } = useSession();
  const [isTaken, setTaken] = useState(false);
  // One for all presses: a repeat after a lost answer finds the account that the first one made.
  const [key] = useState(newRequestId);
  const shopForm = useAccountForm<FromOrderValues>({
    rules,
    start: { password: '', terms: false },
    apiFields: { email: null },
    async send({ password }) {
      try {
        await registerFromOrder?.({ orderId, password, key });
        onCreated?.();
      } catch (error) {
        if (!isApiError(error) || !isOwned(error)) throw error;
        setTaken(true);
      }
    },
  });
  const { field, form } = shopForm;
  const password = useWatch({ control: form.control, name: 'password' });

  if (isTaken) return <EmailTaken next={paths.order(orderId)} />;
  // A shell from before this makes accounts on its page alone.
  if (!registerFromOrder)
    return (
      <LinkButton href={`${paths.register()}?next=${paths.order(orderId)}`}>
        {t('register.submit')}
      </LinkButton>
    );
  return (
    <FormShell shopForm={shopForm} submitLabel={t('register.submit')} size="panel">
      {/* So that a password manager keeps the password under the right name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...field('password')} label={t('form.password')} autoComplete="new-password" />
      <PasswordAdvice password={password} />
      <Checkbox {...field('terms')} label={t('register.agree')} />
      <TermsText />
    </FormShell>
  );
}

/** The e-mail, or by now the order, has an account: signing in is the way on. */
const isOwned = ({ status, fields }: { status: number; fields: Record<string, unknown> }): boolean =>
  status === 404 || fields.email !== undefined;
