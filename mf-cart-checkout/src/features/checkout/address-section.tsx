import type { Address } from '@dana/contracts/api/address';
import { useTexts } from '@dana/i18n';
import { ChoiceGroup, Notice, RadioCard } from '@dana/ui';
import type { Ref } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { addressLines } from '#parts/address-lines.ts';
import { type CheckoutValues, newAddressChoice } from './checkout-values.ts';
import css from './form-grid.module.css';
import { NewAddress } from './new-address.tsx';
import { Section } from './section.tsx';

type AddressSectionProps = {
  addresses: readonly Address[];
  /** What is wrong with the address as a whole. */
  error: string | undefined;
  ref: Ref<HTMLElement>;
};

/** Where the order goes: a saved address, or a new one. */
export function AddressSection({ addresses, error, ref }: AddressSectionProps) {
  const { t } = useTexts('cart-checkout');
  const { register } = useFormContext<CheckoutValues>();
  const chosen = useWatch<CheckoutValues, 'address_id'>({ name: 'address_id' });
  const hasSaved = addresses.length > 0;
  return (
    <Section number={2} title={t('address.title')} ref={ref}>
      {error && !hasSaved && <Notice tone="error">{error}</Notice>}
      {hasSaved && (
        <ChoiceGroup legend={t('address.saved')} hideLegend error={error}>
          <div className={css.cards}>
            {addresses.map((address) => (
              <RadioCard
                key={address.id}
                {...register('address_id')}
                value={address.id ?? ''}
                title={t(`address.type.${address.type}`)}
                text={<bdi>{addressLines(address, t('address.separator')).join(t('address.separator'))}</bdi>}
              />
            ))}
            <RadioCard {...register('address_id')} value={newAddressChoice} title={t('address.addNew')} />
          </div>
        </ChoiceGroup>
      )}
      {(!hasSaved || chosen === newAddressChoice) && <NewAddress />}
    </Section>
  );
}
