import { useTexts } from '@dana/i18n';
import { useSession } from '@dana/runtime';
import { useFormAround } from '@dana/forms/shop-form-view';
import { lateRules } from '@dana/forms/late-rules';
import { Button } from '@dana/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { showPhone } from '@dana/contracts/show-phone';
import { CheckoutField } from './checkout-field.tsx';
import type { CheckoutValues } from './checkout-values.ts';
import css from './form-grid.module.css';
import { Section } from './section.tsx';

const askPhoneRules = lateRules(async () => {
  const rulesFile = import(/* webpackChunkName: "rules-checkout" */ '@dana/contracts/api/validation');
  return (await rulesFile).normalizePhone;
});
const contactNames = ['first_name', 'last_name', 'email', 'phone'] as const;

/** Who orders: typed by guests; the profile's details, to look at, for those who are signed in. */
export function ContactSection() {
  const { t } = useTexts('cart-checkout');
  const { session } = useSession();
  const { errorOf } = useFormAround<CheckoutValues>();
  const [isEditing, setEditing] = useState(false);
  const isIncomplete = useWatch<CheckoutValues>({ name: contactNames }).some((value) => value === '');
  const hasError = contactNames.some((name) => errorOf(name));
  const isSignedIn = session.status === 'signedIn';

  if (isSignedIn && !isEditing && !isIncomplete && !hasError)
    return <KnownContact onEdit={() => setEditing(true)} />;
  return (
    <Section number={1} title={t('contact.title')}>
      {/* What is being typed in must not fold away with the first letter of what was missing. */}
      <ContactFields onEdit={() => setEditing(true)} />
    </Section>
  );
}

function KnownContact({ onEdit }: { onEdit: () => void }) {
  const { t } = useTexts('cart-checkout');
  const { first_name, last_name, email, phone } = useFormAround<CheckoutValues>().form.getValues();
  return (
    <Section
      number={1}
      title={t('contact.title')}
      aside={
        <Button variant="quiet" size="small" icon="edit" onClick={onEdit}>
          {t('contact.edit')}
        </Button>
      }
    >
      <p className={css.known}>
        <bdi>{`${first_name} ${last_name}`}</bdi>
        <bdi dir="ltr">{email}</bdi>
        <bdi dir="ltr">{showPhone(phone)}</bdi>
      </p>
    </Section>
  );
}

function ContactFields({ onEdit }: { onEdit: () => void }) {
  const { t } = useTexts('cart-checkout');
  const { setValue, getValues } = useFormAround<CheckoutValues>().form;
  // Shown back the way it is read, so that a slip is seen.
  const tidyPhone = async (): Promise<void> => {
    const phone = (await askPhoneRules())?.(getValues('phone'));
    if (phone) setValue('phone', showPhone(phone));
  };
  return (
    <div className={css.grid}>
      <CheckoutField name="first_name" onFocus={onEdit} autoComplete="given-name" />
      <CheckoutField name="last_name" onFocus={onEdit} autoComplete="family-name" />
      <CheckoutField name="email" onFocus={onEdit} type="email" inputMode="email" autoComplete="email" />
      <CheckoutField
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={t('contact.phoneHint')}
        onFocus={onEdit}
        onBlurCapture={tidyPhone}
      />
    </div>
  );
}
