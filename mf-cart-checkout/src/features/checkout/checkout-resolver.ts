import { type AddressNeed, neededFields } from '@dana/commerce/address/needed-fields';
import { checkBySchema } from '@dana/forms/check-by-schema';
import { emptyFields, lateResolver } from '@dana/forms/late-resolver';
import type { Resolver } from 'react-hook-form';
import { agreed, type CheckoutValues } from './checkout-values.ts';

export type CheckoutContext = { addressNeed: AddressNeed };

const contact = ['first_name', 'last_name', 'email', 'phone'] as const;

/** Checks the fields. The schema library travels when there is first something to check, not with the page. */
export const checkoutResolver = lateResolver<Resolver<CheckoutValues, CheckoutContext>>(
  async () => {
    const rulesFile = import(/* webpackChunkName: "rules-checkout" */ './checkout.rules.ts');
    const { checkoutRules } = await rulesFile;
    return (values, context) => checkBySchema(checkoutRules(context?.addressNeed ?? 'none'), values) as never;
  },
  // The consent is never sent to the API.
  (values, context) => ({
    ...emptyFields(values, [...contact, ...neededFields[context?.addressNeed ?? 'none']]),
    ...(values.agreement === agreed ? {} : { agreement: 'validation.agreement' }),
  }),
);
