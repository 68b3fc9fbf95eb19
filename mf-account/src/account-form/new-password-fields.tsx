import { useTexts } from '@dana/i18n';
import { useFormContext, useWatch } from 'react-hook-form';
import { PasswordAdvice } from './password-advice.tsx';
import { PasswordField } from './password-field.tsx';
import { useFieldError } from './use-field-error.ts';

type NewPasswordValues = { password: string; password_confirmation: string };

/** A new password, twice, with its rule and its strength; fields of the form that provides them. */
export function NewPasswordFields({ label }: { label: string }) {
  const { t } = useTexts('account');
  const { register, control, formState } = useFormContext<NewPasswordValues>();
  const fieldError = useFieldError();
  const password = useWatch({ control, name: 'password' }) ?? '';
  const { errors } = formState;
  return (
    <>
      <PasswordField
        {...register('password')}
        label={label}
        autoComplete="new-password"
        error={fieldError(errors.password)}
      />
      <PasswordAdvice password={password} />
      <PasswordField
        {...register('password_confirmation')}
        label={t('form.confirmPassword')}
        autoComplete="new-password"
        error={fieldError(errors.password_confirmation)}
      />
    </>
  );
}
