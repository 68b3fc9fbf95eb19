import type { RegisterInput } from '@dana/contracts/api/session';
import { PhoneField } from '@dana/commerce/phone/phone-field';
import { useSession } from '@dana/runtime';
import { lateResolver } from '@dana/forms/late-resolver';
import { Checkbox, TextField } from '@dana/ui';
import type { Resolver } from 'react-hook-form';
import css from '#account-form/account-form.module.css';
import { FormShell } from '#account-form/form-shell.tsx';
import { NewPasswordFields } from '#account-form/new-password-fields.tsx';
import { useAccountForm } from '#account-form/use-account-form.ts';
import { useTranslation } from 'react-i18next';
import { TermsText } from './terms-text.tsx';

type RegistrationValues = RegisterInput & { terms: boolean };

const rules = lateResolver<Resolver<RegistrationValues>>(
  async () => {
    const rulesFile = import(/* webpackChunkName: "rules-registration" */ './registration.rules.ts');
    return (await rulesFile).registrationRules;
  },
  // The consent is never sent to the API.
  ({ terms }) => (terms ? {} : { terms: 'validation.terms' }),
);
const nothing: RegistrationValues = {
  ...{ first_name: '', last_name: '', email: '', phone: '', password: '', password_confirmation: '' },
  terms: false,
};

/** Everything an account needs. The shell decides where registering leads. */
export function RegistrationForm() {
  const { t } = useTranslation('account');
  const { register: createAccount } = useSession();
  const shopForm = useAccountForm<RegistrationValues>({
    rules,
    start: nothing,
    send: async ({ password_confirmation, terms: _, phone, ...fields }) => {
      await createAccount({ ...fields, ...(phone ? { phone } : {}), confirmPassword: password_confirmation });
    },
  });
  const { field } = shopForm;

  return (
    <FormShell shopForm={shopForm} submitLabel={t('register.submit')}>
      <div className={css.pair}>
        <TextField {...field('first_name')} label={t('form.firstName')} autoComplete="given-name" />
        <TextField {...field('last_name')} label={t('form.lastName')} autoComplete="family-name" />
      </div>
      <TextField {...field('email')} type="email" label={t('form.email')} autoComplete="email" />
      <PhoneField label={t('form.phone')} note={t('field.optional')} />
      <NewPasswordFields label={t('form.password')} />
      <Checkbox {...field('terms')} label={t('register.agree')} />
      <TermsText />
    </FormShell>
  );
}
