import { offers } from '@dana/contracts/offers';
import { countriesQuery } from '@dana/commerce/places.queries';
import type { CheckoutData, PlaceOrderAnswer, PlaceOrderInput } from '@dana/contracts/api/checkout';
import { isKuwait } from '@dana/contracts/delivery-areas';
import { phoneCountryOf } from '@dana/contracts/phone-rules';
import { ShopFormProvider } from '@dana/forms/shop-form-view';
import { latePart, useSession, useShell } from '@dana/runtime';
import { Grid } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useIsNarrow } from '#parts/use-is-narrow.ts';
import { AddressSection } from './address-section.tsx';
import type { CheckoutValues } from './checkout-values.ts';
import css from './checkout-form.module.css';
import { ContactSection } from './contact-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { OrderBox } from './order-box.tsx';
import { OrderEnd } from './order-end.tsx';
import { OrderFold } from './order-fold.tsx';
import { PayBar } from './pay-bar.tsx';
import { packagesFor } from './packages-for.ts';
import { PaymentSection } from './payment-section.tsx';
import { PlaceFailure } from './place-failure.tsx';
import { ReturningCustomer } from './returning-customer.tsx';
import { ShippingSection } from './shipping-section.tsx';
import { useAttention } from './use-attention.ts';
import { useCheckoutForm } from './use-checkout-form.ts';
import { useOrderCountry } from './use-order-country.ts';
import { useOrderProblem } from './use-order-problem.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useSettledPress } from './use-settled-press.ts';
import { WrongFields } from './wrong-fields.tsx';
import { writeOrder } from './write-order.ts';

// Most orders go to a saved address or a guest's.
const AddAddressDialog = latePart(async () => (await import('./add-address-dialog.tsx')).AddAddressDialog, {
  lost: 'press',
});

type CheckoutFormProps = {
  data: CheckoutData;
  isSettling: boolean;
  shippingMethodId: string;
  coupon: ReactNode;
  /** What is to be said of the cart itself. */
  cartNotice: ReactNode;
  /** The cart cannot be ordered as it is. */
  isBlocked: boolean;
  onChooseShipping: (id: string) => void;
  /** The order goes to another country than the one that is shown. */
  onChooseCountry: (id: string) => void;
  /** What is shown is no longer so: it is read again. */
  onOutdated: () => Promise<void>;
  onPlaced: (answer: PlaceOrderAnswer, order: PlaceOrderInput) => void;
};

const formId = 'checkout-form';
const unknownCountry = { code: '', phone_code: '' };

/** The checkout: five sections, and what is ordered beside them; on phones folded above them, with a bar that orders. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { data, isSettling, shippingMethodId, coupon, cartNotice, isBlocked } = props;
  const { onChooseShipping, onChooseCountry, onOutdated, onPlaced } = props;
  const { session } = useSession();
  const { api } = useShell();
  const isNarrow = useIsNarrow();
  const isGuest = session.status === 'guest';
  const isUnknown = session.status === 'unknown';
  const savesAddresses = offers(api, 'addresses');
  const hasMoreFields = offers(api, 'checkout-fields');
  // A shopper without a saved address, where none can be saved, writes it down with the order, as guests do.
  const isTyped = isGuest || (!isUnknown && !savesAddresses && data.addresses.length === 0);
  const isPickup = data.shipping_methods.some(({ id, pickup }) => pickup && id === shippingMethodId);
  const addressKind = isPickup ? 'none' : isTyped ? 'typed' : 'saved';
  const { data: countries = [] } = useQuery(countriesQuery(api));
  const isInKuwait = (countryId: string) => isKuwait(countries, countryId);
  const phoneCountry = useRef<string>(undefined);
  const { shopForm, need, check } = useCheckoutForm({
    addresses: data.addresses,
    isInKuwait,
    phoneCountry: () => phoneCountry.current,
    send,
    onWrong: () => problem.lookFor(false),
  });
  const { form } = shopForm;
  const country = useOrderCountry({ form, data, countries, isTyped, onChoose: onChooseCountry });
  // A back end that names no country knows its own numbers: they go as they were typed.
  const phoneBy = country ? phoneCountryOf(country) : hasMoreFields ? undefined : '';
  useEffect(() => {
    phoneCountry.current = phoneBy;
  }, [phoneBy]);
  const { sections, attend } = useAttention();
  const problem = useOrderProblem({ form, data, shippingMethodId, address: addressKind, attend });
  const { errorAt } = problem;
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  const order = usePlaceOrder({
    onPlaced,
    onOutdated,
    onRefused(refusal) {
      const isAtField = shopForm.refuse(refusal);
      // What is said of the order as a whole stands at its button.
      form.clearErrors('root');
      return isAtField;
    },
  });
  const settled = useSettledPress({
    isSettling: isSettling || isUnknown,
    total: data.total,
    press: pressAgain,
  });

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (order.isPlacing || isBlocked) return;
    // What the profile says is no field left out.
    if (isUnknown) return settled.delay();
    const typedNeed = isInKuwait(form.getValues('country_id')) ? 'kuwait' : 'elsewhere';
    need(addressKind === 'typed' ? typedNeed : 'none', needsPlan());
    await shopForm.submit();
  }

  function needsPlan(): boolean {
    return packagesFor(data, form.getValues('payment_method_id')).length > 0;
  }

  async function send(values: CheckoutValues): Promise<void> {
    if (problem.lookFor(true)) return;
    if (isSettling) return settled.delay();
    const place = {
      isKuwait: isInKuwait(values.country_id),
      locale: api.locale,
      phoneCountry: phoneBy,
      takesArea: hasMoreFields,
    };
    const terms = { data, shippingMethodId, address: addressKind, place, hasMoreFields } as const;
    await order.place(writeOrder(values, terms));
  }

  const contents = { data, isSettling, coupon, notice: cartNotice };
  const button = { formId, isBlocked, isPlacing: order.isPlacing || shopForm.isSending || settled.isDelayed };
  const placeProblem = order.problem && <PlaceFailure problem={order.problem} total={data.total} />;
  return (
    <ShopFormProvider shopForm={shopForm}>
      <Grid columns="summary" className={css.columns}>
        {isNarrow && <OrderFold {...contents} />}
        <div>
          {!order.isPlacing && <ReturningCustomer />}
          <form
            id={formId}
            ref={shopForm.place}
            noValidate
            onSubmit={submit}
            aria-busy={order.isPlacing || undefined}
          >
            <fieldset className={css.sections} disabled={order.isPlacing}>
              <WrongFields names={problem.wrongNames} />
              <ContactSection country={country ?? (hasMoreFields ? undefined : unknownCountry)} />
              <AddressSection
                ref={sections.address}
                addresses={addressKind === 'saved' ? data.addresses : addressKind}
                error={errorAt('address')}
                onAdd={savesAddresses ? () => setDialog('open') : undefined}
              />
              <ShippingSection
                ref={sections.shipping}
                data={data}
                chosenId={shippingMethodId}
                error={errorAt('shipping')}
                onChoose={onChooseShipping}
                onAskAgain={() => void onOutdated()}
                isAsking={isSettling}
              />
              <PaymentSection ref={sections.payment} data={data} error={errorAt('payment')} />
              <NotesSection takesNotes={hasMoreFields} />
            </fieldset>
          </form>
        </div>
        {isNarrow ? (
          <OrderEnd problem={placeProblem} />
        ) : (
          <OrderBox {...contents} {...button} problem={placeProblem} />
        )}
      </Grid>
      {isNarrow && <PayBar {...button} total={data.total} isSettling={isSettling} />}
      {dialog !== 'unused' && (
        <AddAddressDialog
          shopForm={shopForm}
          isOpen={dialog === 'open'}
          onClose={() => setDialog('closed')}
          check={check}
          onSaved={onOutdated}
          phoneCountry={phoneBy}
          onLost={() => setDialog('unused')}
        />
      )}
    </ShopFormProvider>
  );
}

/** As if the button was pressed: with what the form and the cart hold by now. */
function pressAgain(): void {
  const form = document.getElementById(formId);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}
