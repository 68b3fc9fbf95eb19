import { addressLines } from '@dana/commerce/address/address-lines';
import type { Address } from '@dana/contracts/api/address';
import { useFormAround } from '@dana/forms/shop-form-view';
import { Button, ChoiceGroup, Notice, RadioCard } from '@dana/ui';
import type { Ref } from 'react';
import { ShopPlace } from '@dana/commerce/shop-place';
import { useTranslation } from 'react-i18next';
import type { CheckoutValues } from './checkout-values.ts';
import css from './form-grid.module.css';
import { NewAddress } from './new-address.tsx';
import { Section } from './section.tsx';

type AddressSectionProps = {
  /** Saved addresses; `typed`: it is written down with the order; `none`: it is collected at the shop. */
  addresses: readonly Address[] | 'typed' | 'none';
  /** What is wrong with the address as a whole. */
  error: string | undefined;
  /** Saves another one with the account; undefined where the back end saves none. */
  onAdd: (() => void) | undefined;
  ref: Ref<HTMLElement>;
};

/** Where the order goes: a guest's address, or one of those saved with the account; or where it is collected. */
export function AddressSection({ addresses, error, onAdd, ref }: AddressSectionProps) {
  const { t } = useTranslation('cart-checkout');
  if (addresses === 'none')
    return (
      <Section number={2} title={t('address.collect')} ref={ref}>
        <ShopPlace t={t} />
      </Section>
    );
  return (
    <Section number={2} title={t('address.title')} ref={ref}>
      {addresses === 'typed' ? (
        <>
          {error && <Notice tone="error">{error}</Notice>}
          <NewAddress />
        </>
      ) : (
        <>
          <SavedAddresses addresses={addresses} error={error} />
          {onAdd && (
            <div>
              <Button variant="outline" icon="plus" onClick={onAdd}>
                {t('address.add')}
              </Button>
            </div>
          )}
        </>
      )}
    </Section>
  );
}

function SavedAddresses({ addresses, error }: { addresses: readonly Address[]; error: string | undefined }) {
  const { t } = useTranslation('cart-checkout');
  const { register } = useFormAround<CheckoutValues>().form;
  const separator = t('address.separator');
  if (addresses.length === 0)
    return error ? <Notice tone="error">{error}</Notice> : <p className={css.terms}>{t('address.none')}</p>;
  return (
    <ChoiceGroup legend={t('address.saved')} hideLegend error={error}>
      <div className={css.cards}>
        {addresses.map((address) => (
          <RadioCard
            key={address.id}
            {...register('address_id')}
            value={address.id ?? ''}
            disabled={address.is_delivered === false}
            title={t(`address.type.${address.type}`)}
            text={
              <>
                <bdi>{addressLines(address, separator).join(separator)}</bdi>
                {address.is_delivered === false && <span>{t('address.notDelivered')}</span>}
              </>
            }
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
