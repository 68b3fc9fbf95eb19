import { type AddressNeed, neededFields } from '@dana/commerce/address/needed-fields';
import { withAreaRule } from '@dana/commerce/address/with-area-rule';
import { withPhoneRule } from '@dana/commerce/phone/with-phone-rule';
import { homePhoneCountry } from '@dana/contracts/phone-rules';
import { checkBySchema } from '@dana/forms/check-by-schema';
import { emptyFields, lateResolver } from '@dana/forms/late-resolver';
import type { Resolver } from 'react-hook-form';
import { agreed, type CheckoutValues } from './checkout-values.ts';

export type CheckoutContext = {
  addressNeed: AddressNeed;
  /** The way to pay is by installments, which need a plan. */
  needsPlan: boolean;
  /** Whose rule reads a phone without a prefix: a code of ISO 3166. */
  phoneCountry: () => string | undefined;
};

const contact = ['first_name', 'last_name', 'email', 'phone'] as const;

/** Checks the fields. The schema library travels when there is first something to check, not with the page. */
export const checkoutResolver = lateResolver<Resolver<CheckoutValues, CheckoutContext>>(
  async () => {
    const rulesFile = import(/* webpackChunkName: "rules-checkout" */ './checkout.rules.ts');
    const { checkoutRules } = await rulesFile;
    return (values, context) => {
      const { addressNeed = 'none', needsPlan = false, phoneCountry } = context ?? {};
      const checked = checkBySchema(checkoutRules(addressNeed, needsPlan), values);
      const named = addressNeed === 'none' ? checked : withAreaRule(checked, values);
      return withPhoneRule(named, values, phoneCountry?.() ?? homePhoneCountry) as never;
    };
  },
  // The consent is never sent to the API.
  (values, context) => ({
    ...emptyFields(values, [...contact, ...neededFields[context?.addressNeed ?? 'none']]),
    ...(values.agreement === agreed ? {} : { agreement: 'validation.agreement' }),
  }),
);
