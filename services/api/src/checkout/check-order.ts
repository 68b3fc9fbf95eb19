import { type Contact, type PlaceOrder, placeOrderInputSchema } from '@dana/contracts/api/checkout';
import { currencyDecimals } from '@dana/contracts/currency-decimals';
import type { Selectable } from 'kysely';
import { checkPlace } from '../places/addresses.ts';
import { checkPhone } from '../places/phones.ts';
import { fromFils, majorFromFils } from '../money/currencies.ts';
import { rowId } from '../catalogue/product-rows.ts';
import type { Database } from '../database/schema.ts';
import type { StoredAddress } from '../database/stored.ts';
import type { ApiDeps } from '../deps.ts';
import type { CurrentUser } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { checkInput } from '../http/read-input.ts';
import { type PaymentProvider, providerOf } from '../payments/payment-provider.ts';
import {
  type CountryMethod,
  type CountryTerms,
  countryTerms,
  deliveredCountries,
  isDelivered,
  workCalendar,
} from '../places/country-terms.ts';
import type { WorkCalendar } from '../places/delivery-dates.ts';

/** An order that may be placed, as far as can be known before the cart is locked. */
export type CheckedOrder = {
  input: PlaceOrder;
  contact: Contact;
  /** Null where it is collected at the shop. */
  address: StoredAddress | null;
  payment: Selectable<Database['payment_methods']>;
  provider: PaymentProvider;
  /** As it goes to the address's country. */
  shipping: CountryMethod;
  installment: Selectable<Database['installment_packages']> | null;
  calendar: WorkCalendar;
};

type Body = Record<string, unknown>;

/**
 * Checks what a shopper asks to order, in the agreed order (docs/shop-rules.md): payment, shipping, address; then
 * the fields. Throws 422 with the first thing that is missing.
 */
export async function checkOrder(deps: ApiDeps, body: Body, user: CurrentUser | null): Promise<CheckedOrder> {
  const savedAddress = user ? await findSaved(deps, user, body.address_id) : null;
  const asked = savedAddress?.country_id ?? asBody(body.address).country_id;
  const terms = await termsOf(deps, asked, savedAddress ? 'address_id' : 'address.country_id');
  const payment = chosen(terms.payments, asBody(body.payment).method_id);
  const provider = payment && providerOf(deps, payment.code);
  if (!payment || !provider) throw refuse('select_payment_method', 'payment.method_id');
  const shipping = chosen(terms.shipping, body.shipping_method_id);
  if (!shipping) throw refuse('select_shipping_method', 'shipping_method_id');
  const isPickup = shipping.is_pickup;
  if (!savedAddress && !isPickup) checkNewAddress(asBody(body.address), user);

  const input = checkInput(body, placeOrderInputSchema);
  const { first_name, last_name, email } = input;
  const address = isPickup ? null : (savedAddress ?? (await placeOf(deps, input)));
  const phone = checkPhone(input.phone, terms.country.code);
  const installment = await findPackage(deps, input, payment.has_installments);
  return {
    input,
    contact: { first_name, last_name, email, phone },
    address,
    payment,
    provider,
    shipping,
    installment,
    calendar: await workCalendar(deps.db, terms.country),
  };
}

/** Throws when a package does not take an amount this small (minor units). Fees come on top. */
export function checkPackageMinimum(
  order: CheckedOrder,
  totalMinor: number,
  currency: { code: string; rate: string },
) {
  const least = order.installment?.min_minor;
  if (least === undefined || totalMinor >= fromFils(least, currency)) return;
  throw new ApiFailure(422, 'installment_minimum', {
    fields: { 'payment.installment_package_id': 'installment_minimum' },
    params: {
      currency: currency.code,
      amount: majorFromFils(least, currency).toFixed(currencyDecimals(currency.code)),
    },
  });
}

/**
 * What holds for the country that was asked for; while none is, or one that nobody knows, what holds at home: payment and
 * shipping are asked for before the address.
 */
async function termsOf(deps: ApiDeps, requested: unknown, field: string): Promise<CountryTerms> {
  const known = isId(requested) ? await countryTerms(deps, requested) : null;
  if (known && !isDelivered(known)) throw refuse('country_not_delivered', field);
  if (known) return known;
  const [home] = await deliveredCountries(deps);
  const terms = home && (await countryTerms(deps, home.id));
  if (!terms) throw refuse('select_shipping_method', 'shipping_method_id');
  return terms;
}

const isId = (value: unknown): value is string | number =>
  typeof value === 'number' || typeof value === 'string';

function chosen<Row extends { id: number }>(rows: readonly Row[], requested: unknown): Row | null {
  const id = isId(requested) ? rowId(String(requested)) : null;
  return rows.find((row) => row.id === id) ?? null;
}

async function findSaved(
  deps: ApiDeps,
  user: CurrentUser,
  requested: unknown,
): Promise<StoredAddress | null> {
  if (typeof requested !== 'string' && typeof requested !== 'number') return null;
  const row = await deps.db
    .selectFrom('addresses')
    .select(['country_id', 'city_id', 'town', 'address', 'phone', 'postal_code', 'type', 'area'])
    .where('id', '=', String(requested))
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  return row ?? null;
}

function checkNewAddress(address: Body, user: CurrentUser | null): void {
  const missing = ['address', 'country_id', 'city_id'].filter(
    (field) => !String(address[field] ?? '').trim(),
  );
  if (missing.length === 0) return;
  if (user) throw refuse('select_billing_address', 'address_id');
  const fields = Object.fromEntries(
    missing.map((field) => [`address.${field}`, 'validation.required' as const]),
  );
  throw new ApiFailure(422, 'fill_billing_address', { fields });
}

async function placeOf(deps: ApiDeps, input: PlaceOrder): Promise<StoredAddress> {
  if (!input.address) throw refuse('fill_billing_address', 'address');
  const checked = await checkPlace(deps, input.address);
  if ('stored' in checked) return checked.stored;
  const fields = Object.fromEntries(
    Object.entries(checked.wrong).map(([field, key]) => [`address.${field}`, key]),
  );
  throw new ApiFailure(422, 'fill_billing_address', { fields, params: checked.params ?? {} });
}

async function findPackage(deps: ApiDeps, input: PlaceOrder, hasInstallments: boolean) {
  const requested = input.payment.installment_package_id;
  if (!requested && hasInstallments)
    throw refuse('select_installment_plan', 'payment.installment_package_id');
  if (!requested) return null;
  const id = hasInstallments ? rowId(requested) : null;
  const row =
    id &&
    (await deps.db.selectFrom('installment_packages').selectAll().where('id', '=', id).executeTakeFirst());
  if (!row) throw refuse('invalid_input', 'payment.installment_package_id');
  return row;
}

function refuse(
  code:
    | 'select_payment_method'
    | 'select_shipping_method'
    | 'select_billing_address'
    | 'fill_billing_address'
    | 'country_not_delivered'
    | 'select_installment_plan'
    | 'invalid_input',
  field: string,
): ApiFailure {
  return new ApiFailure(422, code, {
    fields: { [field]: code === 'invalid_input' ? 'validation.invalid' : code },
  });
}

function asBody(value: unknown): Body {
  return typeof value === 'object' && value !== null ? (value as Body) : {};
}
