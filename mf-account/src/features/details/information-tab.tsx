import type { ProfileInput } from '@dana/contracts/api/user';
import { PhoneField } from '@dana/commerce/phone/phone-field';
import { homePhoneCountry } from '@dana/contracts/phone-rules';
import { showLocalPhone } from '@dana/contracts/show-local-phone';
import { emailText } from '@dana/contracts/typed-text';
import { offers } from '@dana/contracts/offers';
import { type SessionUser, useSession, useShell } from '@dana/runtime';
import { lateResolver } from '@dana/forms/late-resolver';
import { TextField } from '@dana/ui';
import { type ReactNode, useMemo } from 'react';
import { type Resolver, useWatch } from 'react-hook-form';
import css from '#account-form/account-form.module.css';
import { FormShell } from '#account-form/form-shell.tsx';
import { PasswordField } from '#account-form/password-field.tsx';
import { useAccountForm } from '#account-form/use-account-form.ts';
import { saveProfile } from '#api/profile.mutations.ts';
import { Panel } from '#parts/panel.tsx';
import { useTranslation } from 'react-i18next';

/** Two spellings of one address are one e-mail, as the API has it. */
const isOther = (typed: string, saved: string) => emailText(typed) !== emailText(saved);

type InformationTabProps = { user: SessionUser; children?: ReactNode };

/** Who the shopper is: name, e-mail, phone. Another e-mail asks for the password. `children` stand below. */
export function InformationTab({ user, children }: InformationTabProps) {
  const { t } = useTranslation('account');
  const { api, showToast } = useShell();
  const { refresh } = useSession();
  const { firstName: first_name, lastName: last_name, email } = user;
  // Only who confirms e-mails asks for the password with a new one.
  const asksPassword = offers(api, 'email-confirmation');
  const phone = showLocalPhone(user.phone ?? '', homePhoneCountry);
  const rules = useMemo(
    () =>
      lateResolver<Resolver<ProfileInput>>(async () =>
        (await import('./details.rules.ts')).profileRules(asksPassword ? email : undefined),
      ),
    [email, asksPassword],
  );
  const shopForm = useAccountForm<ProfileInput>({
    rules,
    start: { first_name, last_name, email, phone, current_password: undefined },
    async send(input) {
      await saveProfile(api, input);
      const { current_password: _, ...saved } = input;
      form.reset(saved);
      showToast({ kind: 'success', text: t('information.updated') });
      await refresh();
    },
  });
  const { form, field } = shopForm;
  const typedEmail = useWatch({ control: form.control, name: 'email' });
  const isNewEmail = asksPassword && isOther(typedEmail, email);

  return (
    <Panel title={t('profile.tab.information')}>
      <FormShell shopForm={shopForm} submitLabel={t('information.save')} size="panel">
        <div className={css.pair}>
          <TextField {...field('first_name')} label={t('form.firstName')} autoComplete="given-name" />
          <TextField {...field('last_name')} label={t('form.lastName')} autoComplete="family-name" />
        </div>
        <div className={css.pair}>
          <TextField {...field('email')} type="email" label={t('form.email')} autoComplete="email" />
          <PhoneField label={t('form.phone')} note={t('field.optional')} />
        </div>
        {isNewEmail && (
          <PasswordField
            {...field('current_password', { shouldUnregister: true })}
            label={t('form.currentPassword')}
            hint={t('information.confirmEmail', { email })}
            autoComplete="current-password"
          />
        )}
      </FormShell>
      {children}
    </Panel>
  );
}
