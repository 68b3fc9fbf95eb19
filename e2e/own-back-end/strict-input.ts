import type { Id } from './goods.ts';

/** What the specification's section 7 lets a body hold. `id`: of the very type that this back end gives ids in. */
type Field = 'text' | 'text?' | 'number' | 'id' | 'id?' | 'ids?' | 'address?' | 'payment';

const address = {
  country_id: 'id',
  city_id: 'id',
  town: 'text',
  address: 'text',
  phone: 'text',
  postal_code: 'text',
  type: 'number',
} as const satisfies Record<string, Field>;
const contact = { first_name: 'text', last_name: 'text', email: 'text' } as const;

const bodies: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  'POST /login': { email: 'text', password: 'text' },
  'POST /register': { ...contact, phone: 'text?', password: 'text', password_confirmation: 'text' },
  'POST /profile': { ...contact, phone: 'text?', files_ids: 'ids?' },
  'POST /update-password': { current_password: 'text', password: 'text', password_confirmation: 'text' },
  'POST /favorites': { product_id: 'id' },
  'POST /carts/add': { cart_id: 'id?', product_id: 'id', product_variation_id: 'id?', quantity: 'number' },
  'POST /carts/edit-item': { cart_id: 'id', item_id: 'id', quantity: 'number' },
  'POST /checkout': {
    ...contact,
    phone: 'text',
    promo_code: 'text?',
    cart: 'id',
    shipping_method_id: 'id',
    payment: 'payment',
    address_id: 'id?',
    address: 'address?',
  },
  'POST /contact-form': { name: 'text', email: 'text', phone: 'text?', subject: 'text?', message: 'text' },
  'POST /newsletter/subscribe': { email: 'text', name: 'text' },
};

const paging = ['page', 'per_page'];
const queries: Readonly<Record<string, readonly string[]>> = {
  '/products': [
    ...['price_from', 'price_to', 'sale', 'stock', 'category_id', 'brand_id', 'search'],
    ...['order_by', 'order_dir', ...paging],
  ],
  '/countries': paging,
  '/cities': paging,
  '/checkout': ['cart', 'promo_code'],
};

/** What is wrong with a body: fields that the specification does not have, and those of another type. */
export function wrongInBody(call: string, body: unknown, example: Id): string[] {
  const allowed = bodies[call];
  if (!allowed) return [];
  return wrongFields(allowed, body, example, '');
}

/** The parameters of a query that the specification does not have. */
export function wrongInQuery(path: string, query: URLSearchParams): string[] {
  const allowed = ['lang', 'currency', ...(queries[path] ?? [])];
  return [...query.keys()].filter((name) => !allowed.includes(name)).map((name) => `?${name}`);
}

function wrongFields(
  allowed: Readonly<Record<string, Field>>,
  body: unknown,
  example: Id,
  prefix: string,
): string[] {
  if (typeof body !== 'object' || body === null) return [`${prefix}(no object)`];
  const given = body as Record<string, unknown>;
  const unknown = Object.keys(given).filter((name) => !(name in allowed));
  const wrong = Object.entries(allowed).flatMap(([name, field]) =>
    problemOf(field, given[name], example, `${prefix}${name}`),
  );
  return [...unknown.map((name) => `${prefix}${name} is not known`), ...wrong];
}

function problemOf(field: Field, value: unknown, example: Id, name: string): string[] {
  if (value === undefined || value === null) return field.endsWith('?') ? [] : [`${name} is missing`];
  const kind = field.replace('?', '');
  if (kind === 'address') return wrongFields(address, value, example, `${name}.`);
  if (kind === 'payment')
    return wrongFields({ method_id: 'id', installment_package_id: 'id?' }, value, example, `${name}.`);
  if (kind === 'ids')
    return Array.isArray(value) ? value.flatMap((one) => problemOf('id', one, example, name)) : [name];
  const type = kind === 'text' ? 'string' : kind === 'id' ? typeof example : kind;
  return typeof value === type ? [] : [`${name} is ${JSON.stringify(value)}, not a ${type}`];
}
