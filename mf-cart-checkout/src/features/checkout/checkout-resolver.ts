import type { Resolver } from 'react-hook-form';
import type { AddressNeed } from './checkout-schema.ts';
import type { CheckoutFieldName, CheckoutValues } from './checkout-values.ts';

export type CheckoutContext = { addressNeed: AddressNeed };

/** Checks the fields. The schema library travels when there is first something to check, not with the page. */
export const checkoutResolver: Resolver<CheckoutValues, CheckoutContext> = async (values, context) => {
  const { checkoutSchema } = await import('./checkout-schema.ts');
  const parsed = checkoutSchema(context?.addressNeed ?? 'none').safeParse(values);
  if (parsed.success) return { values, errors: {} };
  const errors: Partial<Record<CheckoutFieldName, { type: string; message: string }>> = {};
  for (const { path, message } of parsed.error.issues) {
    const name = path[0] as CheckoutFieldName;
    errors[name] ??= { type: 'schema', message };
  }
  return { values: {}, errors };
};
