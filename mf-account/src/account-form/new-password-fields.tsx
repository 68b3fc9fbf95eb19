import { useFormAround } from '@dana/forms/shop-form-view';
import { useTexts } from '@dana/i18n';
import { useWatch } from 'react-hook-form';
import { PasswordAdvice } from './password-advice.tsx';
import { PasswordField } from './password-field.tsx';

type NewPasswordValues = { password: string; password_confirmation: string };

/** A new password, twice, with its rule and its strength; fields of the form around them. */
export function NewPasswordFields({ label }: { label: string }) {
  const { t } = useTexts('account');
  const { field } = useFormAround<NewPasswordValues>();
  const password = useWatch<NewPasswordValues, 'password'>({ name: 'password' });
  return (
    <>
      <PasswordField {...field('password')} label={label} autoComplete="new-password" />
      <PasswordAdvice password={password} />
      <PasswordField
        {...field('password_confirmation')}
        label={t('form.confirmPassword')}
        autoComplete="new-password"
      />
    </>
  );
}
