import type { CheckoutData, PlaceOrderAnswer } from '@dana/contracts/api/checkout';
import { isKuwait } from '@dana/contracts/delivery-areas';
import { useTexts } from '@dana/i18n';
import { useSession, useShell } from '@dana/runtime';
import { Grid } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { countriesQuery } from '#api/places.queries.ts';
import { AddressSection } from './address-section.tsx';
import css from './checkout-form.module.css';
import { newAddressChoice } from './checkout-values.ts';
import { ContactSection } from './contact-section.tsx';
import { fieldErrors } from './field-of-api.ts';
import { NotesSection } from './notes-section.tsx';
import { OrderBox } from './order-box.tsx';
import { type OrderProblem, orderProblem } from './order-problem.ts';
import { PaymentSection } from './payment-section.tsx';
import { PlaceFailure } from './place-failure.tsx';
import { ShippingSection } from './shipping-section.tsx';
import { type AttentionPlace, useAttention } from './use-attention.ts';
import { useCheckoutForm } from './use-checkout-form.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { writeOrder } from './write-order.ts';

type CheckoutFormProps = {
  data: CheckoutData;
  isSettling: boolean;
  shippingMethodId: string;
  coupon: ReactNode;
  onChooseShipping: (id: string) => void;
  onOutdated: () => void;
  onPlaced: (answer: PlaceOrderAnswer) => void;
};

const formId = 'checkout-form';
const placeOf: Record<OrderProblem, AttentionPlace> = {
  payment: 'payment',
  shipping: 'shipping',
  savedAddress: 'address',
  newAddress: 'address',
};

/** The checkout: five sections, and the box of what is ordered beside them. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { data, isSettling, shippingMethodId, coupon, onChooseShipping, onOutdated, onPlaced } = props;
  const { t } = useTexts('cart-checkout');
  const { api, showToast } = useShell();
  const { session } = useSession();
  const { data: countries = [] } = useQuery(countriesQuery(api));
  const { form, check } = useCheckoutForm(data.addresses);
  const { sections, attend } = useAttention();
  const [problem, setProblem] = useState<OrderProblem>();
  const order = usePlaceOrder({
    data,
    onPlaced,
    onOutdated,
    onFieldsRefused(fields) {
      const errors = fieldErrors(fields);
      for (const [name, message] of errors)
        form.setError(name, { type: 'server', message }, { shouldFocus: true });
      return errors.length > 0;
    },
  });

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (order.isPlacing) return;
    const values = form.getValues();
    const hasSavedAddress = data.addresses.some(({ id }) => id === values.address_id);
    const wantsNew = data.addresses.length === 0 || values.address_id === newAddressChoice;
    const isInKuwait = isKuwait(countries, values.country_id);
    const isValid = await check(!wantsNew ? 'none' : isInKuwait ? 'kuwait' : 'elsewhere');
    const missing = orderProblem({
      paymentMethodId: data.payment_methods.find(({ id }) => id === values.payment_method_id)?.id ?? '',
      shippingMethodId,
      isSignedIn: session.status === 'signedIn',
      hasSavedAddress,
      hasNewAddress: wantsNew && !hasAddressError(Object.keys(form.formState.errors)),
    });
    setProblem(missing);
    if (missing) {
      showToast({ kind: 'error', text: t(`problem.${missing}`) });
      attend(placeOf[missing]);
    } else if (!isValid) focusFirstError();
    else {
      const place = { isKuwait: isInKuwait, locale: api.locale };
      await order.place(writeOrder(values, { data, shippingMethodId, hasSavedAddress: !wantsNew, place }));
    }
  };

  const focusFirstError = (): void => {
    const [first] = contactNames.filter((name) => form.formState.errors[name]);
    form.setFocus(first ?? 'notes');
  };
  const chosen = useWatch({ control: form.control, name: ['payment_method_id', 'address_id'] });
  const hasOpenAddressField = hasAddressError(Object.keys(form.formState.errors));
  // What was told is taken back as soon as it is mended.
  const isMended: Record<OrderProblem, boolean> = {
    payment: chosen[0] !== '',
    shipping: shippingMethodId !== '',
    savedAddress: chosen[1] !== '' && !hasOpenAddressField,
    newAddress: !hasOpenAddressField,
  };
  const errorAt = (place: AttentionPlace): string | undefined =>
    problem && placeOf[problem] === place && !isMended[problem] ? t(`problem.${problem}`) : undefined;

  return (
    <FormProvider {...form}>
      <Grid columns="summary">
        <form id={formId} noValidate onSubmit={submit} aria-busy={order.isPlacing || undefined}>
          <fieldset className={css.sections} disabled={order.isPlacing}>
            <ContactSection />
            <AddressSection ref={sections.address} addresses={data.addresses} error={errorAt('address')} />
            <ShippingSection
              ref={sections.shipping}
              data={data}
              chosenId={shippingMethodId}
              error={errorAt('shipping')}
              onChoose={onChooseShipping}
            />
            <PaymentSection ref={sections.payment} data={data} error={errorAt('payment')} />
            <NotesSection />
          </fieldset>
        </form>
        <OrderBox
          data={data}
          isSettling={isSettling}
          isPlacing={order.isPlacing}
          formId={formId}
          coupon={coupon}
          problem={order.problem && <PlaceFailure problem={order.problem} total={data.total} />}
        />
      </Grid>
    </FormProvider>
  );
}

const contactNames = ['first_name', 'last_name', 'email', 'phone'] as const;
const otherNames: readonly string[] = [
  ...contactNames,
  'notes',
  'payment_method_id',
  'installment_package_id',
];

function hasAddressError(names: readonly string[]): boolean {
  return names.some((name) => !otherNames.includes(name));
}
