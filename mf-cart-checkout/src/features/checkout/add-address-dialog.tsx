import { isKuwait } from '@dana/contracts/delivery-areas';
import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { Button, Notice } from '@dana/ui';
import { Dialog } from '@dana/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { countriesQuery } from '@dana/commerce/places.queries';
import type { AddressNeed } from './checkout-schema.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';
import { NewAddress } from './new-address.tsx';
import { addressNames, useSaveAddress } from './use-save-address.ts';

type AddAddressDialogProps = {
  form: CheckoutFormState;
  isOpen: boolean;
  onClose: () => void;
  check: (need: AddressNeed, names: typeof addressNames) => Promise<boolean>;
  /** The address is saved with the account, under this id. */
  onSaved: (id: string) => Promise<void>;
};

/** A new address for the account. Its fields are those of the checkout itself: what is typed here is kept like the rest. */
export function AddAddressDialog({ form, isOpen, onClose, check, onSaved }: AddAddressDialogProps) {
  const { t } = useTexts('cart-checkout');
  const { api } = useShell();
  const formId = useId();
  const { data: countries = [] } = useQuery(countriesQuery(api));
  const { save, isSaving, problem } = useSaveAddress({ form, onSaved });
  const [isChecking, setChecking] = useState(false);
  const isBusy = isChecking || isSaving;

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const isInKuwait = isKuwait(countries, form.getValues('country_id'));
    setChecking(true);
    const isRight = await check(isInKuwait ? 'kuwait' : 'elsewhere', addressNames);
    setChecking(false);
    if (isRight) {
      if (await save({ isKuwait: isInKuwait, locale: api.locale })) onClose();
    } else focusFirstWrong(formId);
  };

  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      closesOnOutsidePress={false}
      title={t('address.addTitle')}
      closeLabel={t('address.close')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('address.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {t('address.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        {problem && <Notice tone="error">{problem}</Notice>}
        <NewAddress />
      </form>
    </Dialog>
  );
}

function focusFirstWrong(formId: string): void {
  document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
