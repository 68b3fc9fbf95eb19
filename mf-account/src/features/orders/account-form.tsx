import { isApiError } from '@dana/api-client';
import type { Order } from '@dana/contracts/api/order';
import { passwordMinLength } from '@dana/contracts/api/password-rules';
import { paths } from '@dana/contracts/paths';
import { lateResolver } from '@dana/forms/late-resolver';
import { FormProblem, ShopFormView } from '@dana/forms/shop-form-view';
import { SubmitButton } from '@dana/forms/submit-button';
import { newRequestId, useShell } from '@dana/runtime';
import { Checkbox, LinkButton, Notice } from '@dana/ui';
import { useEffect, useRef, useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { PasswordField } from '#account-form/password-field.tsx';
import { useAccountForm } from '#account-form/use-account-form.ts';
import { useTranslation } from 'react-i18next';
import css from './account-form.module.css';
import type { AccountValues } from './account.rules.ts';

const rules = lateResolver<Resolver<AccountValues>>(
  // In one file with the schemas of the answers, which are made of the same.
  async () => (await import(/* webpackChunkName: "answers" */ './account.rules.ts')).accountRules,
  ({ terms }) => (terms ? {} : { terms: 'validation.terms' }),
);

type AccountFormProps = { order: Order; onCreated: () => void };

/** One password; name, e-mail, phone and address are those of the order. */
export function AccountForm({ order: { id, contact }, onCreated }: AccountFormProps) {
  const { t } = useTranslation('account');
  const { registerFromOrder } = useShell().session;
  const [isTaken, setTaken] = useState(false);
  // One for all presses: a repeat after a lost answer finds the account that the first one made.
  const [key] = useState(newRequestId);
  const shopForm = useAccountForm<AccountValues>({
    rules,
    start: { password: '', terms: false },
    apiFields: { email: null },
    async send({ password }) {
      try {
        await registerFromOrder?.({ orderId: id, password, key });
        onCreated();
      } catch (error) {
        if (!isOwned(error)) throw error;
        setTaken(true);
      }
    },
  });
  const { field, errorOf } = shopForm;

  if (isTaken) return <EmailTaken next={paths.order(id)} />;
  // A shell from before this makes accounts on its own page alone.
  if (!registerFromOrder) return <LinkButton href={paths.register()}>{t('register.submit')}</LinkButton>;
  return (
    <ShopFormView shopForm={shopForm} className={css.form}>
      <FormProblem />
      {/* So that a password manager keeps the password under the right name. */}
      <input type="email" autoComplete="username" value={contact.email} readOnly hidden />
      <PasswordField
        {...field('password')}
        label={t('form.password')}
        {...(!errorOf('password') && { hint: t('validation.passwordLength', { min: passwordMinLength }) })}
        autoComplete="new-password"
      />
      <div>
        <Checkbox {...field('terms')} label={t('register.agree')} />
        {/* In a tab of its own: what was typed stays. */}
        <Link to={paths.page('terms')} target="_blank" className={css.terms}>
          {t('register.readTerms')}
        </Link>
      </div>
      <div>
        <SubmitButton>{t('register.submit')}</SubmitButton>
      </div>
    </ShopFormView>
  );
}

/** The e-mail, or by now the order, has an account: signing in is the way on. */
const isOwned = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.fields.email !== undefined);

/** There is an account already. @param next – where signing in leads. */
function EmailTaken({ next }: { next: string }) {
  const { t } = useTranslation('account');
  const place = useRef<HTMLDivElement>(null);
  // The form with the focus is gone; what happened is read instead.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={css.form}>
      <Notice role="status" title={t('orderPage.account.taken')}>
        {t('orderPage.account.takenText')}
      </Notice>
      <div className={css.ways}>
        <LinkButton href={paths.login(next)}>{t('orderPage.signIn')}</LinkButton>
        <LinkButton href={paths.forgotPassword()} variant="quiet">
          {t('signIn.forgot')}
        </LinkButton>
      </div>
    </div>
  );
}
