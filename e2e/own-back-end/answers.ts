import type { Goods, Id } from './goods.ts';

export type User = {
  name: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  cart: { id: Id } | null;
};

type Line = { id: Id; product_id: Id; product_variation_id: Id | null; quantity: number };

/** What changes while the shop is open. */
export type Shop = {
  carts: Map<string, Line[]>;
  favourites: { id: Id; product_id: Id }[];
  /** By e-mail. */
  users: Map<string, { password: string; user: User }>;
  next: number;
  id: (place: number) => Id;
  origin: string;
};

export type Asked = {
  call: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  token: string | undefined;
};
/** Each call has some of them. */
type Body = Record<'email' | 'password' | 'first_name' | 'last_name', string> & {
  phone?: string;
  files_ids?: Id[];
  product_id: Id;
  product_variation_id?: Id | null;
  cart_id: Id | null;
  item_id: Id;
  quantity: number;
  cart: Id;
  payment: { method_id: Id };
};

type Answered = { status: number; body: unknown };

/** As the usual framework behind such calls writes tokens. */
const tokenOf = (email: string): string => `12|${Buffer.from(email).toString('base64url')}aBcDeFgHiJkLmNoPq`;
const perPage = 9;

const ok = (data: unknown, more = {}): Answered => ({ status: 200, body: { success: true, data, ...more } });
const refuse = (status: number, message: string): Answered => ({ status, body: { success: false, message } });

/** How a call of the specification is answered; undefined for every other one. */
export function answersOf(shop: Shop, goods: Goods, asked: Asked): (() => Answered) | undefined {
  const { call, path, query, token } = asked;
  // Its fields have been looked at: `strict-input.ts`.
  const body = asked.body as Body;
  const account = [...shop.users.values()].find(({ user }) => tokenOf(user.email) === token);
  const signedIn = (answer: (user: User) => Answered) => (): Answered =>
    account ? answer(account.user) : refuse(401, 'Unauthenticated.');
  const parts = path.split('/').slice(1).map(decodeURIComponent);
  const simple: Record<string, () => Answered> = {
    'GET /home': () => ok(goods.home),
    'GET /products': () => listed(goods, query),
    'GET /brands': () => ok(goods.brands),
    'GET /categories': () => ok(goods.categories),
    'GET /countries': () => ok(goods.countries),
    'GET /cities': () => ok(goods.cities),
    'GET /payment_methods': () => ok(goods.payments),
    'GET /installment-packages': () => ok(null),
    'GET /page': () => ok([goods.page]),
    'GET /page/terms': () => ok(goods.page),
    'GET /ads': () => ({ status: 200, body: goods.ads }),
    'POST /contact-form': () => ok(null),
    'POST /newsletter/subscribe': () => ({ status: 200, body: {} }),
    'POST /login': () => {
      const known = shop.users.get(body.email);
      if (known?.password !== body.password) return refuse(422, 'Wrong e-mail or password');
      return ok({ user: known?.user, token: tokenOf(body.email) });
    },
    'POST /register': () => {
      const { first_name, last_name, email, phone = '' } = body;
      const user = { name: `${first_name} ${last_name}`, first_name, last_name, email, phone, cart: null };
      shop.users.set(email, { password: body.password, user });
      return ok({ user, token: tokenOf(email) });
    },
    'GET /profile': signedIn((user) => ok({ user })),
    'POST /profile': signedIn((user) => {
      const { files_ids: _, ...fields } = body;
      return ok(Object.assign(user, fields));
    }),
    'POST /update-password': signedIn(() => {
      if (account) account.password = body.password;
      return ok(null);
    }),
    'POST /media/upload': signedIn(() => ok([{ id: shop.id(9) }])),
    'GET /favorites': signedIn(() => ok(shop.favourites.map((one) => favouriteOf(goods, one)))),
    'POST /favorites': signedIn(() => {
      const favourite = { id: shop.id(shop.next++), product_id: body.product_id };
      shop.favourites.push(favourite);
      return ok(favouriteOf(goods, favourite));
    }),
    'POST /carts/add': () => addTo(shop, body),
    'POST /carts/edit-item': () => {
      const line = shop.carts.get(String(body.cart_id))?.find(({ id }) => id === body.item_id);
      if (!line) return refuse(404, 'No such item');
      line.quantity = body.quantity;
      return ok(null);
    },
    'GET /checkout': () => checkout(shop, goods, query, account !== undefined),
    'POST /checkout': () => {
      shop.carts.delete(String(body.cart));
      const { method_id: method } = body.payment;
      return method === shop.id(2)
        ? ok({ payment_link: { link: `${shop.origin}/bank` } })
        : ok({ payment_info: { id: 777 } }, { message: 'Order placed successfully!' });
    },
  };
  const exact = simple[call];
  if (exact) return exact;
  const [method] = call.split(' ');
  if (method === 'GET' && parts[0] === 'products' && parts.length === 2) {
    const product = goods.products.find(({ slug }) => slug === parts[1]);
    return () => (product ? ok(product) : refuse(404, 'Not found'));
  }
  if (method === 'GET' && parts[0] === 'page' && parts.length === 2) return () => refuse(404, 'Not found');
  if (method !== 'DELETE') return undefined;
  if (parts[0] === 'favorites' && parts.length === 2)
    return signedIn(() => {
      shop.favourites = shop.favourites.filter(({ id }) => String(id) !== parts[1]);
      return ok(null);
    });
  if (parts[0] !== 'carts') return undefined;
  const cart = parts[1] ?? '';
  if (parts[2] === 'clear')
    return () => {
      shop.carts.set(cart, []);
      return ok(null);
    };
  if (parts[2] === 'items')
    return () => {
      const kept = shop.carts.get(cart)?.filter(({ id }) => String(id) !== parts[3]);
      shop.carts.set(cart, kept ?? []);
      return { status: 204, body: undefined };
    };
  return undefined;
}

function listed({ products, categories, brands }: Goods, query: URLSearchParams): Answered {
  const [category, brand, search] = ['category_id', 'brand_id', 'search'].map((name) => query.get(name));
  const isOf = (all: { id: Id; slug: string }[], wanted: string, slug: string | undefined) =>
    all.some((one) => String(one.id) === wanted && one.slug === slug);
  const found = products
    .filter((product) => !query.get('sale') || product.old_price !== null)
    .filter((product) => !query.get('stock') || product.current_stock > 0)
    .filter((product) => !category || product.categories.some(({ slug }) => isOf(categories, category, slug)))
    .filter((product) => !brand || isOf(brands, brand, product.brand_details?.slug))
    .filter((product) => !search || product.name.toLowerCase().includes(search.toLowerCase()));
  const prices = found.map(({ price }) => Number(price));
  const [from, to] = [query.get('price_from'), query.get('price_to')];
  const within = found.filter(
    ({ price }) => !from || !to || (Number(price) >= +from && Number(price) <= +to),
  );
  if (query.get('order_by') === 'price')
    within.sort((a, b) => (Number(a.price) - Number(b.price)) * (query.get('order_dir') === 'desc' ? -1 : 1));
  const page = Number(query.get('page') ?? 1);
  const meta = {
    total: within.length,
    current_page: page,
    // Whatever was asked for.
    per_page: perPage,
    last_page: Math.max(1, Math.ceil(within.length / perPage)),
    max_price: String(Math.max(0, ...prices)),
    min_price: prices.length > 0 ? String(Math.min(...prices)) : null,
  };
  return ok(within.slice((page - 1) * perPage, page * perPage), { meta });
}

const productOf = ({ products }: Goods, id: Id) => products.find((product) => product.id === id);

const favouriteOf = (goods: Goods, { id, product_id }: Shop['favourites'][number]) => ({
  id,
  product: productOf(goods, product_id),
});

function addTo(shop: Shop, body: Body): Answered {
  const present = body.cart_id !== null && shop.carts.has(String(body.cart_id)) ? body.cart_id : undefined;
  const id: Id = present ?? shop.id(shop.next++);
  const lines = shop.carts.get(String(id)) ?? [];
  const variation = body.product_variation_id ?? null;
  const same = lines.find(
    (line) => line.product_id === body.product_id && line.product_variation_id === variation,
  );
  if (same) same.quantity += body.quantity;
  else
    lines.push({
      id: shop.id(shop.next++),
      product_id: body.product_id,
      product_variation_id: variation,
      quantity: body.quantity,
    });
  shop.carts.set(String(id), lines);
  return ok({ id });
}

function checkout(shop: Shop, goods: Goods, query: URLSearchParams, isSignedIn: boolean): Answered {
  const lines = shop.carts.get(query.get('cart') ?? '') ?? [];
  if (lines.length === 0) return refuse(422, 'Cart is empty');
  const code = query.get('promo_code');
  if (code && code !== 'TEN') return refuse(422, 'This code is not known');
  const items = lines.map((line) => {
    const product = productOf(goods, line.product_id);
    const chosen = product?.variations.find(({ id }) => id === line.product_variation_id);
    return {
      id: line.id,
      ...(chosen ? { product_variation: { ...chosen, product } } : { product }),
      product_variation_id: line.product_variation_id,
      quantity: line.quantity,
    };
  });
  const sub = lines.reduce(
    (sum, { product_id, quantity }) => sum + Number(productOf(goods, product_id)?.price) * quantity,
    0,
  );
  const discount = code ? sub * 0.1 : 0;
  return ok({
    sub_total: sub.toFixed(3),
    total: (sub - discount).toFixed(3),
    discount: discount.toFixed(3),
    items,
    addresses: isSignedIn ? [goods.address] : [],
    payment_methods: goods.payments,
    installment_packages: [],
    shipping_methods: goods.shippings,
  });
}
