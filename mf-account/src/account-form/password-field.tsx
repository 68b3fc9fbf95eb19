import { useTexts } from '@dana/i18n';
import { IconButton, TextField, type TextFieldProps } from '@dana/ui';
import { useState } from 'react';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'after'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be looked at. Pasting and password managers are welcome. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTexts('account');
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      after={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={t(isShown ? 'form.hidePassword' : 'form.showPassword')}
          tooltip="none"
          size="small"
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
