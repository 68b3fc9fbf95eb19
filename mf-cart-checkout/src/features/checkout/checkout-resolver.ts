import { emptyFields, lateResolver } from '@dana/forms/late-resolver';
import type { Resolver } from 'react-hook-form';
import type { AddressNeed } from './checkout-schema.ts';
import { agreed, type CheckoutFieldName, type CheckoutValues } from './checkout-values.ts';

export type CheckoutContext = { addressNeed: AddressNeed };

const contact = ['first_name', 'last_name', 'email', 'phone'] as const;
const neededAt = {
  kuwait: ['country_id', 'city_id', 'block', 'street', 'building'],
  elsewhere: ['country_id', 'city_id', 'street'],
  none: [],
} as const satisfies Record<AddressNeed, readonly CheckoutFieldName[]>;

/** Checks the fields. The schema library travels when there is first something to check, not with the page. */
export const checkoutResolver = lateResolver<Resolver<CheckoutValues, CheckoutContext>>(
  async () => {
    const rulesFile = import(/* webpackChunkName: "rules-checkout" */ './checkout-schema.ts');
    const { checkoutSchema } = await rulesFile;
    return (values, context) => {
      const parsed = checkoutSchema(context?.addressNeed ?? 'none').safeParse(values);
      if (parsed.success) return { values, errors: {} };
      const errors: Partial<Record<CheckoutFieldName, { type: string; message: string }>> = {};
      for (const { path, message } of parsed.error.issues) {
        const name = path[0] as CheckoutFieldName;
        errors[name] ??= { type: 'schema', message };
      }
      return { values: {}, errors };
    };
  },
  // The API takes an address without a block or a building, and is never told of the consent.
  (values, context) => ({
    ...emptyFields(values, [...contact, ...neededAt[context?.addressNeed ?? 'none']]),
    ...(values.agreement === agreed ? {} : { agreement: 'validation.agreement' }),
  }),
);
