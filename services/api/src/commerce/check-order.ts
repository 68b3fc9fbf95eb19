import { type Contact, type PlaceOrder, placeOrderInputSchema } from '@dana/contracts/api/checkout';
import type { Selectable } from 'kysely';
import { checkPlace } from '../account/addresses.ts';
import { fromFils } from '../money/currencies.ts';
import { rowId } from '../catalogue/product-rows.ts';
import type { Database } from '../database/schema.ts';
import type { StoredAddress } from '../database/stored.ts';
import type { ApiDeps } from '../deps.ts';
import type { CurrentUser } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { checkInput } from '../http/read-input.ts';
import { type PaymentProvider, providerOf } from '../payments/payment-provider.ts';

/** An order that may be placed, as far as can be known before the cart is locked. */
export type CheckedOrder = {
  input: PlaceOrder;
  contact: Contact;
  address: StoredAddress;
  payment: Selectable<Database['payment_methods']>;
  provider: PaymentProvider;
  shipping: Selectable<Database['shipping_methods']>;
  installment: Selectable<Database['installment_packages']> | null;
};

type Body = Record<string, unknown>;

/**
 * Checks what a shopper asks to order, in the agreed order (docs/shop-rules.md): payment, shipping, address; then
 * the fields. Throws 422 with the first thing that is missing.
 */
export async function checkOrder(deps: ApiDeps, body: Body, user: CurrentUser | null): Promise<CheckedOrder> {
  const payment = await findActive(deps, 'payment_methods', asBody(body.payment).method_id);
  const provider = payment && providerOf(deps, payment.code);
  if (!payment || !provider) throw refuse('select_payment_method', 'payment.method_id');
  const shipping = await findActive(deps, 'shipping_methods', body.shipping_method_id);
  if (!shipping) throw refuse('select_shipping_method', 'shipping_method_id');
  const savedAddress = user ? await findSaved(deps, user, body.address_id) : null;
  if (!savedAddress) checkNewAddress(asBody(body.address), user);

  const input = checkInput(body, placeOrderInputSchema);
  const { first_name, last_name, email, phone } = input;
  const address = savedAddress ?? (await placeOf(deps, input));
  const installment = await findPackage(deps, input, payment.has_installments);
  return {
    input,
    contact: { first_name, last_name, email, phone },
    address,
    payment,
    provider,
    shipping,
    installment,
  };
}

/** Throws when a package does not take an amount this small (minor units). Fees come on top. */
export function checkPackageMinimum(
  order: CheckedOrder,
  totalMinor: number,
  currency: { code: string; rate: string },
) {
  const isTooSmall = order.installment && totalMinor < fromFils(order.installment.min_minor, currency);
  if (isTooSmall) throw refuse('invalid_input', 'payment.installment_package_id');
}

async function findActive<Table extends 'payment_methods' | 'shipping_methods'>(
  deps: ApiDeps,
  table: Table,
  requested: unknown,
): Promise<Selectable<Database[Table]> | null> {
  const id = typeof requested === 'number' || typeof requested === 'string' ? rowId(String(requested)) : null;
  if (!id) return null;
  const rows = await deps.db
    .selectFrom(table as 'payment_methods')
    .selectAll()
    .where('id', '=', id)
    .execute();
  // One query for two tables of the same key; the type follows the table's name.
  const row = rows[0] as unknown as (Selectable<Database[Table]> & { active?: boolean }) | undefined;
  return row && row.active !== false ? row : null;
}

async function findSaved(
  deps: ApiDeps,
  user: CurrentUser,
  requested: unknown,
): Promise<StoredAddress | null> {
  if (typeof requested !== 'string' && typeof requested !== 'number') return null;
  const row = await deps.db
    .selectFrom('addresses')
    .select(['country_id', 'city_id', 'town', 'address', 'phone', 'postal_code', 'type'])
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
  const checked = await checkPlace(deps.db, input.address);
  if ('stored' in checked) return checked.stored;
  const fields = Object.fromEntries(
    Object.entries(checked.wrong).map(([field, key]) => [`address.${field}`, key]),
  );
  throw new ApiFailure(422, 'fill_billing_address', { fields });
}

async function findPackage(deps: ApiDeps, input: PlaceOrder, hasInstallments: boolean) {
  const requested = input.payment.installment_package_id;
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
