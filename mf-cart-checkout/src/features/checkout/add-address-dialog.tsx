import { addressNames } from '@dana/commerce/address/empty-address';
import type { AddressNeed } from '@dana/commerce/address/needed-fields';
import { countriesQuery } from '@dana/commerce/places.queries';
import { isKuwait } from '@dana/contracts/delivery-areas';
import { FormProblem } from '@dana/forms/shop-form-view';
import { useAttention } from '@dana/forms/use-attention';
import type { ShopForm } from '@dana/forms/use-shop-form';
import { useShell } from '@dana/runtime';
import { Button } from '@dana/ui';
import { Dialog } from '@dana/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutContext } from './checkout-resolver.ts';
import type { CheckoutValues } from './checkout-values.ts';
import { NewAddress } from './new-address.tsx';
import { useSaveAddress } from './use-save-address.ts';

type AddAddressDialogProps = {
  shopForm: ShopForm<CheckoutValues, CheckoutContext>;
  isOpen: boolean;
  onClose: () => void;
  check: (need: AddressNeed, names: typeof addressNames) => Promise<boolean>;
  /** That of the chosen address: whose rule reads the contact's phone, which is saved with the address. */
  phoneCountry: string | undefined;
  /** The address is saved with the account, under this id. */
  onSaved: (id: string) => Promise<void>;
};

/** A new address for the account. Its fields are those of the checkout itself: what is typed here is kept like the rest. */
export function AddAddressDialog(props: AddAddressDialogProps) {
  const { shopForm, isOpen, onClose, check, phoneCountry, onSaved } = props;
  const { t } = useTranslation('cart-checkout');
  const { api } = useShell();
  const formId = useId();
  const { data: countries = [] } = useQuery(countriesQuery(api));
  const { place, attend } = useAttention();
  const { save, isSaving } = useSaveAddress({ shopForm, onSaved, attend });
  const [isChecking, setChecking] = useState(false);
  const isBusy = isChecking || isSaving;

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const isInKuwait = isKuwait(countries, shopForm.form.getValues('country_id'));
    setChecking(true);
    const isRight = await check(isInKuwait ? 'kuwait' : 'elsewhere', addressNames);
    setChecking(false);
    if (!isRight) attend();
    else if (await save({ isKuwait: isInKuwait, locale: api.locale, phoneCountry })) onClose();
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
      <form id={formId} ref={place} noValidate onSubmit={submit}>
        <FormProblem />
        <NewAddress />
      </form>
    </Dialog>
  );
}
