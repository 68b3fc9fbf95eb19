import { codeText } from '@dana/contracts/typed-text';
import * as z from 'zod/mini';
import { count, dinars, id, key, moment, picture, slug, words } from './texts.ts';

export const currency = z.strictObject({
  id,
  code: z.string().check(z.regex(/^[A-Z]{3}$/, 'must be a code of ISO 4217 such as "KWD"')),
  name: words,
  symbol: words,
  rate: z.string('must be its units for one dinar, written as text: "3.255"').check(
    z.regex(/^\d{1,9}(?:\.\d{1,6})?$/, 'must be its units for one dinar such as "3.255"'),
    z.refine((text) => Number(text) > 0, 'must be more than nothing'),
  ),
  active: z.optional(z.boolean()),
  isDefault: z.optional(z.boolean()),
});

const area = z.strictObject({ id, name: words });
const city = z.strictObject({
  id,
  name: words,
  areas: z.optional(z.array(area)),
  /** For addresses in a place that the list does not have; the shopper says which. */
  isOther: z.optional(z.boolean()),
});

const days = { minDays: count, maxDays: count };
const inOrder = z.refine<{ minDays: number; maxDays: number }>(({ minDays, maxDays }) => maxDays >= minDays, {
  path: ['maxDays'],
  error: 'must not be lower than "minDays"',
});
/** A method as it is everywhere, or with all terms of its own in this country. */
const countryShipping = z.union(
  [
    z.strictObject({ method: key, price: dinars, freeFrom: z.optional(dinars), ...days }).check(inOrder),
    z.strictObject({ method: key }),
  ],
  'must be a "method" alone, or with "price", "minDays" and "maxDays" of its own, in order',
);

export const weekDays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export const country = z.strictObject({
  id,
  code: z.string().check(z.regex(/^[A-Z]{2}$/, 'must be a code of ISO 3166 such as "KW"')),
  phoneCode: z.string().check(z.regex(/^\+\d{1,4}$/, 'must be a number such as "+965"')),
  name: words,
  cities: z.array(city),
  /** Left out: orders do not go there. */
  shipping: z.optional(z.array(countryShipping)),
  payments: z.optional(z.array(key)),
  weekend: z.optional(z.array(z.enum(weekDays))),
});

export const shippingMethod = z
  .strictObject({
    id,
    code: key,
    name: words,
    description: words,
    price: dinars,
    freeFrom: z.optional(dinars),
    ...days,
    /** Collected at the shop: no address is asked for. */
    pickup: z.optional(z.boolean()),
  })
  .check(inOrder);

export const holiday = z.strictObject({
  id,
  name: words,
  countries: z.optional(z.array(key)),
  calendar: z.enum(['gregorian', 'hijri']),
  year: z.optional(z.int().check(z.positive())),
  month: z.int().check(z.minimum(1), z.maximum(12)),
  day: z.int().check(z.minimum(1), z.maximum(31)),
  days: z.optional(z.int().check(z.minimum(1), z.maximum(14))),
});

export const paymentMethod = z.strictObject({
  id,
  code: key,
  name: words,
  description: words,
  hasInstallments: z.optional(z.boolean()),
  active: z.optional(z.boolean()),
  position: z.optional(z.int()),
});

export const installmentPackage = z.strictObject({
  id,
  name: words,
  months: z.int().check(z.positive()),
  feesPercent: z.number().check(z.nonnegative()),
  minimum: dinars,
});

export const coupon = z.strictObject({
  id,
  // As codes are read that people type.
  code: z.string().check(z.overwrite(codeText), z.minLength(1)),
  title: words,
  percent: z.number().check(z.positive(), z.maximum(100)),
  minimum: z.optional(dinars),
  productType: z.optional(slug),
  startsAt: moment,
  endsAt: moment,
  useLimit: z.optional(z.int().check(z.positive())),
  useLimitPerAccount: z.optional(z.int().check(z.positive())),
  picture,
});
