import { AddressField } from './address-field.tsx';
import css from './address-fields.module.css';

/** Block, street, building and what else finds a door in Kuwait. */
export function KuwaitiFields() {
  return (
    <>
      <div className={css.halves}>
        <AddressField name="block" autoComplete="address-level3" inputMode="numeric" />
        <AddressField name="street" autoComplete="address-line1" />
      </div>
      <div className={css.halves}>
        <AddressField name="building" autoComplete="address-line2" />
        <AddressField name="avenue" isOptional />
      </div>
      <div className={css.halves}>
        <AddressField name="floor" isOptional />
        <AddressField name="flat" isOptional />
      </div>
      <AddressField name="paci" isOptional inputMode="numeric" dir="ltr" />
      <AddressField name="landmark" isOptional />
    </>
  );
}

/** Street and town as they are typed, with a postal code where the country has them. */
export function OtherFields({ hasPostalCode }: { hasPostalCode: boolean }) {
  return (
    <>
      <AddressField name="line" autoComplete="street-address" className={css.wide} />
      <AddressField name="town" isOptional autoComplete="address-level2" />
      {hasPostalCode && <AddressField name="postal_code" isOptional dir="ltr" autoComplete="postal-code" />}
    </>
  );
}
