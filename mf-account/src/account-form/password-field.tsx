import { PasswordInput } from '@dana/forms/password-input';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

type PasswordFieldProps = Omit<ComponentProps<typeof PasswordInput>, 'showText' | 'hideText'>;

/** A password, with this remote's words for looking at it. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation('account');
  return <PasswordInput {...props} showText={t('form.showPassword')} hideText={t('form.hidePassword')} />;
}
