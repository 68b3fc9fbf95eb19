import { normalizePhone, plainPhone, readPhone } from '@dana/contracts/phone';
import { homePhoneCountry, phoneCountryOf, phoneRuleOf } from '@dana/contracts/phone-rules';
import { showLocalPhone } from '@dana/contracts/show-local-phone';
import type { Translate } from '@dana/i18n';
import { useFormAround } from '@dana/forms/shop-form-view';
import { TextField, type TextFieldProps } from '@dana/ui';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';

type PhoneFieldProps = Pick<TextFieldProps, 'label' | 'note' | 'onFocus' | 'className'> & {
  /** Whose numbers need no prefix, and the prefix of one that is not known closely. */
  country?: { code: string; phone_code: string } | undefined;
};

const home = { code: homePhoneCountry, phone_code: '+965' };

/**
 * The field `phone` of the form around it: beside the prefix of a country, with a hint how many digits its numbers have and an
 * example. A number of another country is typed with its own prefix. Texts of the remote: `phone.*`, `validation.phone*`.
 */
export function PhoneField({ country = home, ...props }: PhoneFieldProps) {
  const { form, field, t } = useFormAround<{ phone: string }>();
  const typed = useWatch<{ phone: string }, 'phone'>({ name: 'phone' });
  const prefix = country.phone_code;
  const code = phoneCountryOf(country);
  const before = useRef(code);
  const rule = phoneRuleOf(code);
  const { error, onBlur, ...binding } = field('phone');

  // A number keeps its country when another is chosen for the address.
  useEffect(() => {
    const number = form.getValues('phone');
    const read = number ? normalizePhone(number, before.current) : null;
    before.current = code;
    if (read !== null) form.setValue('phone', showLocalPhone(read, code));
  }, [form, code]);

  // Shown back the way it is read, so that a slip is seen.
  function tidy(): void {
    const read = normalizePhone(form.getValues('phone') ?? '', code);
    if (read !== null) form.setValue('phone', showLocalPhone(read, code));
  }

  const isLength = form.formState.errors.phone?.message === 'validation.phoneDigits';
  function lengthWords(): string {
    const read = readPhone(typed ?? '', code);
    const own = ('country' in read && read.country && phoneRuleOf(read.country)) || rule;
    if (!own) return t('validation.phone');
    const { prefix: number, digits, example } = own;
    return t('validation.phoneDigits', { prefix: `+${number}`, digits, example });
  }

  return (
    <TextField
      {...props}
      {...binding}
      onBlur={(event) => {
        tidy();
        return onBlur(event);
      }}
      error={isLength ? lengthWords() : error}
      unit={plainPhone(typed ?? '').startsWith('+') ? undefined : prefix || undefined}
      hint={hintOf(code, t)}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
    />
  );
}

/** What numbers of a country look like; nothing where nothing is known of it. */
function hintOf(code: string, t: Translate): string | undefined {
  const rule = phoneRuleOf(code);
  if (rule) return t('phone.hint', { digits: rule.digits, example: rule.example });
  return code === '' ? undefined : t('phone.hintPrefix');
}
