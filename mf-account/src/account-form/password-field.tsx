import { PasswordInput } from '@dana/forms/password-input';
import { useTexts } from '@dana/i18n';
import type { ComponentProps } from 'react';

type PasswordFieldProps = Omit<ComponentProps<typeof PasswordInput>, 'showText' | 'hideText'>;

/** A password, with this remote's words for looking at it. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTexts('account');
  return <PasswordInput {...props} showText={t('form.showPassword')} hideText={t('form.hidePassword')} />;
}
