import type { CheckoutData, PlaceOrderAnswer } from '@dana/contracts/api/checkout';
import { latePart, useSession } from '@dana/runtime';
import { Grid } from '@dana/ui';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { AddressSection } from './address-section.tsx';
import css from './checkout-form.module.css';
import { ContactSection } from './contact-section.tsx';
import { fieldErrors } from './field-of-api.ts';
import { NotesSection } from './notes-section.tsx';
import { OrderBox } from './order-box.tsx';
import { PaymentSection } from './payment-section.tsx';
import { PlaceFailure } from './place-failure.tsx';
import { ReturningCustomer } from './returning-customer.tsx';
import { ShippingSection } from './shipping-section.tsx';
import { useCheckoutForm } from './use-checkout-form.ts';
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
  /** What is shown is no longer so: it is read again. */
  onOutdated: () => Promise<void>;
  onPlaced: (answer: PlaceOrderAnswer) => void;
};

const formId = 'checkout-form';

/** The checkout: five sections, and the box of what is ordered beside them. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { data, isSettling, shippingMethodId, coupon, cartNotice, isBlocked } = props;
  const { onChooseShipping, onOutdated, onPlaced } = props;
  const { session } = useSession();
  const isGuest = session.status === 'guest';
  const { form, check } = useCheckoutForm(data.addresses);
  const problem = useOrderProblem({ form, check, data, shippingMethodId, isGuest });
  const { sections, errorAt, place } = problem;
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  const order = usePlaceOrder({
    onPlaced,
    onOutdated,
    onFieldsRefused(fields) {
      const errors = fieldErrors(fields);
      for (const [name, message] of errors)
        form.setError(name, { type: 'server', message }, { shouldFocus: true });
      return errors.length > 0;
    },
  });

  const settled = useSettledPress({ isSettling, total: data.total, press: pressAgain });

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (order.isPlacing || problem.isChecking || isBlocked || !(await problem.mayBePlaced())) return;
    if (isSettling) return settled.hold();
    const terms = { data, shippingMethodId, hasSavedAddress: !isGuest, place };
    await order.place(writeOrder(form.getValues(), terms));
  };

  return (
    <FormProvider {...form}>
      <Grid columns="summary">
        <div>
          {!order.isPlacing && <ReturningCustomer />}
          <form id={formId} noValidate onSubmit={submit} aria-busy={order.isPlacing || undefined}>
            <fieldset className={css.sections} disabled={order.isPlacing}>
              <WrongFields names={problem.wrongNames} />
              <ContactSection ref={sections.contact} />
              <AddressSection
                ref={sections.address}
                addresses={isGuest ? 'guest' : data.addresses}
                error={errorAt('address')}
                onAdd={() => setDialog('open')}
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
              <NotesSection />
            </fieldset>
          </form>
        </div>
        <OrderBox
          data={data}
          isSettling={isSettling}
          isPlacing={order.isPlacing || problem.isChecking || settled.isHeld}
          isBlocked={isBlocked}
          formId={formId}
          coupon={coupon}
          notice={cartNotice}
          problem={order.problem && <PlaceFailure problem={order.problem} total={data.total} />}
        />
      </Grid>
      {dialog !== 'unused' && (
        <AddAddressDialog
          form={form}
          isOpen={dialog === 'open'}
          onClose={() => setDialog('closed')}
          check={check}
          onSaved={onOutdated}
          onLost={() => setDialog('unused')}
        />
      )}
    </FormProvider>
  );
}

/** As if the button was pressed: with what the form and the cart hold by now. */
function pressAgain(): void {
  const form = document.getElementById(formId);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}
