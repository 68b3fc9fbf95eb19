import { cartIsEmptyMessage } from '@dana/contracts/api/error';
import { must, type Recorder } from '../recorder.ts';
import type { Shopper } from './account.ts';
import { checkCartCoupon } from './cart-coupon.ts';
import { beginCart, contact, type Method, orderOf, type Places, type Product } from './order-form.ts';

/** A made-up key of the length that real ones have. */
const newKey = () => crypto.randomUUID();

/** A product that can simply be bought: in stock, without choices, not limited to one. Null when the shop has none. */
export async function findProduct(r: Recorder): Promise<Product | null> {
  const list = await r.success('getProducts', 'everything in stock', { query: { stock: 1, per_page: 100 } });
  type Item = {
    id: string;
    slug: string;
    current_stock: number;
    max_purchase_qty: number | null;
    min_purchase_qty: number;
    variations: unknown[];
  };
  const item = (list?.data as Item[] | undefined)?.find(
    ({ variations, current_stock, max_purchase_qty, min_purchase_qty }) =>
      variations.length === 0 && current_stock >= 8 && min_purchase_qty === 1 && (max_purchase_qty ?? 9) >= 4,
  );
  return item ? { productId: item.id, slug: item.slug, stock: item.current_stock } : null;
}

/** Where can be delivered to. */
export async function findPlaces(r: Recorder): Promise<Places | null> {
  const countries = await r.success('getCountries', 'the countries', { query: { per_page: 100 } });
  const countryId = countries?.data[0]?.id;
  const query = { per_page: 1000, ...(countryId && { country_id: countryId }) };
  const cities = await r.success('getCities', 'its cities and areas', { query });
  type City = { id: string; country_id: string; parent_id: string | null; is_other?: boolean };
  const own = (cities?.data as City[] | undefined)?.filter((city) => city.country_id === countryId) ?? [];
  const isDivided = ({ id }: City) => own.some(({ parent_id }) => parent_id === id);
  const cityId = own.findLast((city) => !city.is_other && !isDivided(city))?.id;
  await r.success('getInstallmentPackages', 'the ways to pay in months', {});
  return countryId && cityId ? { countryId, cityId } : null;
}

/** The cart: adding, changing, removing, its rules. */
export async function checkCart(r: Recorder, product: Product, stranger: Shopper): Promise<void> {
  const add = (quantity: unknown, more: object = {}) => ({
    product_id: product.productId,
    quantity,
    ...more,
  });
  const cart = await r.success('addToCart', 'a unit, without a cart', { body: add(1) });
  if (!cart) return;
  const cartId: string = cart.data.id;
  const headers = { 'idempotency-key': newKey() };
  const more = { body: add(1, { cart_id: cartId }), headers };
  await r.success('addToCart', 'another unit of the same', more, ({ data }) =>
    must(data.id === cartId && data.items_count === 2, 'is not two units in the same cart'),
  );
  await r.success('addToCart', 'a repeat under the same key', more, ({ data }) =>
    must(data.items_count === 2, 'is counted twice'),
  );
  await r.refusal(
    'addToCart',
    'more than there is',
    { body: add(product.stock + 1, { cart_id: cartId }) },
    { status: 422, code: 'no_available_quantity', field: 'quantity' },
  );
  await r.refusal(
    'addToCart',
    'no such product',
    { body: { product_id: 987654321, quantity: 1 } },
    { status: [404, 422] },
  );
  for (const quantity of [0, -1, 1.5, 'two', 1e20, null])
    await r.malformed(
      'addToCart',
      `a quantity of ${quantity}`,
      { body: add(quantity) },
      { status: 422, field: 'quantity' },
    );
  const item = { cart_id: cartId, item_id: await itemOf(r, cartId) };
  const editKey = { 'idempotency-key': newKey() };
  const edit = { body: { ...item, quantity: 3 }, headers: editKey };
  await r.success('editCartItem', 'three units', edit, ({ data }) =>
    must(data.items_count === 3, 'are not three'),
  );
  await r.refusal(
    'editCartItem',
    'more than there is',
    { body: { ...item, quantity: product.stock + 1 } },
    { status: 422, code: 'no_available_quantity' },
  );
  await r.malformed(
    'editCartItem',
    'no units',
    { body: { ...item, quantity: 0 } },
    { status: 422, field: 'quantity' },
  );
  const checkout = { query: { cart: cartId } };
  await r.success('getCheckout', 'the cart', checkout, ({ data }) => {
    must(data.items.length === 1 && data.items[0].quantity === 3, 'is not one line of three');
    must(data.payment_methods.length > 0 && data.shipping_methods.length > 0, 'cannot be paid or shipped');
    must(Math.abs(data.sub_total - data.discount + data.shipping - data.total) < 0.0005, 'does not add up');
  });
  const unknownCode = { query: { cart: cartId, promo_code: `NO-${newKey().slice(0, 8)}` } };
  await r.refusal('getCheckout', 'an unknown coupon', unknownCode, { status: 422 });
  await checkCartCoupon(r, cartId);
  await r.refusal(
    'getCheckout',
    'a cart that was made up',
    { query: { cart: newKey() } },
    { status: 404, field: 'cart' },
  );
  await r.malformed('getCheckout', 'no cart', {}, { status: 422, field: 'cart' });
  const line = { cart: cartId, item: String(item.item_id) };
  await r.success('removeCartItem', 'the line', { at: line }, ({ data }) =>
    must(data.items_count === 0, 'is still there'),
  );
  await r.refusal('removeCartItem', 'the line again', { at: line }, { status: 404 });
  await r.refusal('getCheckout', 'an empty cart', checkout, { status: 422, message: cartIsEmptyMessage });
  await r.success('addToCart', 'something again', { body: add(1, { cart_id: cartId }) });
  await r.success('clearCart', 'everything', { at: { cart: cartId } }, ({ data }) =>
    must(data.id === cartId, 'changes its id'),
  );
  await r.refusal('clearCart', 'a cart that was made up', { at: { cart: newKey() } }, { status: 404 });
  const own = await r.success('addToCart', 'a unit, signed in', { token: stranger.token, body: add(1) });
  await r.refusal(
    'getCheckout',
    'a cart of somebody else',
    { query: { cart: own?.data.id ?? '' } },
    { status: 404 },
  );
}

async function itemOf(r: Recorder, cartId: string): Promise<string | undefined> {
  const good = await r.success('getCheckout', 'its lines', { query: { cart: cartId } });
  return good?.data.items[0]?.id;
}

/** Placing orders and what follows: rules in their order, repeats, tracking, whose order it is. Returns an order's id. */
export async function checkOrders(
  r: Recorder,
  product: Product,
  places: Places,
  { shopper, stranger }: { shopper: Shopper; stranger: Shopper },
): Promise<string | null> {
  const methods = await r.success('getPaymentMethods', 'the ways to pay', {});
  const method =
    (methods?.data as Method[] | undefined)?.find(({ code }) => /delivery/.test(code)) ?? methods?.data[0];
  const guest = await beginCart(r, product);
  if (!guest || !method) return null;
  const whole = orderOf(guest, method.id, places);
  const rules = [
    ['payment', { payment: {} }, 'select_payment_method'],
    ['shipping', { shipping_method_id: null }, 'select_shipping_method'],
    ['address', { address: {} }, 'fill_billing_address'],
  ] as const;
  // Each rule is asked for with all later ones broken too: the first one is reported.
  for (const [index, [title, , code]] of rules.entries()) {
    const broken = Object.assign({}, whole, ...rules.slice(index).map(([, change]) => change));
    await r.refusal('placeOrder', `no ${title}`, { body: broken }, { status: 422, code });
  }
  await r.malformed(
    'placeOrder',
    'no e-mail',
    { body: { ...whole, email: 'x' } },
    { status: 422, field: 'email' },
  );
  await r.refusal(
    'placeOrder',
    'another amount than was shown',
    { body: { ...whole, expected_total: 0.001 } },
    { status: 409 },
  );
  const sent = { body: whole, headers: { 'idempotency-key': newKey() } };
  const placed = await r.success('placeOrder', 'an order of a guest', sent);
  await r.success('placeOrder', 'a repeat under the same key', sent, ({ data }) =>
    must(data.payment_info?.id === placed?.data.payment_info?.id, 'is another order'),
  );
  await r.refusal(
    'placeOrder',
    'the same cart again',
    { body: whole },
    { status: 422, message: cartIsEmptyMessage },
  );
  const id: string | undefined = placed?.data.payment_info?.id;
  if (!id) return null;
  const at = { order: id };
  const order = await r.success('getOrder', 'it', { at }, ({ data }) => {
    must(
      Math.abs(data.sub_total - data.discount + data.shipping + data.fees - data.total) < 0.0005,
      'does not add up',
    );
    must(data.items.length === 1 && data.history.length > 0, 'has not one line and a history');
  });
  await r.refusal('getOrder', 'an order that was made up', { at: { order: newKey() } }, { status: 404 });
  await r.refusal('payOrder', 'nothing to pay now', { at }, { status: 409 });
  await r.refusal('restoreCart', 'nothing to put back', { at }, { status: 409 });
  const { number } = order?.data ?? {};
  await r.success('trackOrder', 'its number and e-mail', { body: { number, email: contact.email } });
  await r.success('trackOrder', 'its number and phone', { body: { number, phone: '50001234' } });
  await r.refusal(
    'trackOrder',
    'another e-mail',
    { body: { number, email: 'other@contract.example' } },
    { status: 404 },
  );
  await r.malformed('trackOrder', 'the number alone', { body: { number } }, { status: 422 });

  const owned = await beginCart(r, product, shopper.token);
  if (!owned) return id;
  const own = await r.success('placeOrder', 'an order of a shopper', {
    token: shopper.token,
    body: orderOf(owned, method.id, places),
  });
  const ownAt = { order: own?.data.payment_info?.id ?? '' };
  await r.success('getOrder', 'their own', { at: ownAt, token: shopper.token });
  await r.refusal('getOrder', 'of somebody else', { at: ownAt, token: stranger.token }, { status: 404 });
  await r.refusal('getOrder', 'without a token', { at: ownAt }, { status: 404 });
  await r.success(
    'getOrders',
    'their orders',
    { token: shopper.token, query: { per_page: 1 } },
    ({ data, meta }) => must(data.length === 1 && meta.total >= 1, 'is not there'),
  );
  const review = { token: shopper.token, at: { slug: product.slug } };
  await r.success(
    'writeReview',
    'of what was ordered, before it was delivered',
    { ...review, body: { rating: 4.5, text: 'Good.' } },
    ({ data }) => must(!data.verified, 'says that it was bought here before it was delivered'),
  );
  await r.malformed(
    'writeReview',
    'six stars',
    { ...review, body: { rating: 6, text: 'x' } },
    { status: 422, field: 'rating' },
  );
  return id;
}
