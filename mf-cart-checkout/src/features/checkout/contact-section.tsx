import { useSession } from '@dana/runtime';
import { useFormAround } from '@dana/forms/shop-form-view';
import { Button, TextField, type TextFieldProps } from '@dana/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { PhoneField } from '@dana/commerce/phone/phone-field';
import { normalizePhone } from '@dana/contracts/phone';
import { phoneCountryOf } from '@dana/contracts/phone-rules';
import { showPhone } from '@dana/contracts/show-phone';
import { useTranslation } from 'react-i18next';
import type { CheckoutFieldName, CheckoutValues } from './checkout-values.ts';
import css from './form-grid.module.css';
import { Section } from './section.tsx';

/** Whose numbers need no prefix. */
type PhoneCountry = { code: string; phone_code: string };

const contactNames = ['first_name', 'last_name', 'email', 'phone'] as const;

/** Who orders: typed by guests; the profile's details, to look at, for those who are signed in. */
export function ContactSection({ country }: { country: PhoneCountry | undefined }) {
  const { t } = useTranslation('cart-checkout');
  const { session } = useSession();
  const { errorOf } = useFormAround<CheckoutValues>();
  const [isEditing, setEditing] = useState(false);
  const isIncomplete = useWatch<CheckoutValues>({ name: contactNames }).some((value) => value === '');
  const hasError = contactNames.some((name) => errorOf(name));
  const isSignedIn = session.status === 'signedIn';

  if (isSignedIn && !isEditing && !isIncomplete && !hasError)
    return <KnownContact country={country} onEdit={() => setEditing(true)} />;
  return (
    <Section number={1} title={t('contact.title')}>
      {/* What is being typed in must not fold away with the first letter of what was missing. */}
      <ContactFields country={country} onEdit={() => setEditing(true)} />
    </Section>
  );
}

type ContactProps = { country: PhoneCountry | undefined; onEdit: () => void };

function KnownContact({ country, onEdit }: ContactProps) {
  const { t } = useTranslation('cart-checkout');
  const { first_name, last_name, email, phone } = useFormAround<CheckoutValues>().form.getValues();
  return (
    <Section
      number={1}
      title={t('contact.title')}
      aside={
        <Button variant="quiet" size="small" flush="end" icon="edit" onClick={onEdit}>
          {t('contact.edit')}
        </Button>
      }
    >
      <p className={css.known}>
        <bdi>{`${first_name} ${last_name}`}</bdi>
        <bdi dir="ltr" translate="no">
          {email}
        </bdi>
        <bdi dir="ltr" translate="no">
          {showPhone(normalizePhone(phone, country && phoneCountryOf(country)) ?? phone)}
        </bdi>
      </p>
    </Section>
  );
}

function ContactFields({ country, onEdit }: ContactProps) {
  const { t } = useTranslation('cart-checkout');
  return (
    <div className={css.grid}>
      <CheckoutField name="first_name" onFocus={onEdit} autoComplete="given-name" />
      <CheckoutField name="last_name" onFocus={onEdit} autoComplete="family-name" />
      <CheckoutField name="email" onFocus={onEdit} type="email" inputMode="email" autoComplete="email" />
      <PhoneField label={t('field.phone')} country={country} onFocus={onEdit} />
    </div>
  );
}

type CheckoutFieldProps = Omit<TextFieldProps, 'name' | 'label' | 'error'> & { name: CheckoutFieldName };

/** A text field of the checkout's form; its label is the text `field.<name>`. */
function CheckoutField({ name, ...props }: CheckoutFieldProps) {
  const { field, t } = useFormAround<CheckoutValues>();
  return <TextField {...props} {...field(name)} label={t(`field.${name}`)} />;
}
