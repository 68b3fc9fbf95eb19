import { IconButton, TextField, type TextFieldProps } from '@dana/ui';
import { useState } from 'react';

type PasswordInputProps = Omit<TextFieldProps, 'type' | 'after'> & {
  autoComplete: 'current-password' | 'new-password';
  /** Names of the button that shows what was typed, and hides it again. */
  showText: string;
  hideText: string;
};

/** A password that can be looked at. Pasting and password managers are welcome. */
export function PasswordInput({ showText, hideText, ...props }: PasswordInputProps) {
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
          label={isShown ? hideText : showText}
          tooltip="none"
          size="small"
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
