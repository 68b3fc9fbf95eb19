import type { Recorder } from '../recorder.ts';

export type Product = { productId: string; slug: string; stock: number };
export type Places = { countryId: string; cityId: string };
export type Method = { id: string; code: string };
/** A cart with one unit in it, and how it can be shipped. */
export type Begun = { cart: string; shippingId: string };

/** Who orders. */
export const contact = {
  first_name: 'Contract',
  last_name: 'Shopper',
  email: 'buyer@contract.example',
  phone: '+96550001234',
};

/** Puts a unit into a new cart. */
export async function beginCart(r: Recorder, product: Product, token?: string): Promise<Begun | null> {
  const body = { product_id: product.productId, quantity: 1 };
  const added = await r.success('addToCart', 'a unit', { token, body });
  const cart: string | undefined = added?.data.id;
  if (!cart) return null;
  const checkout = await r.success('getCheckout', 'a cart to order', { token, query: { cart } });
  const shippingId: string | undefined = checkout?.data.shipping_methods[0]?.id;
  return shippingId ? { cart, shippingId } : null;
}

/** A whole order of a cart. */
export function orderOf({ cart, shippingId }: Begun, methodId: string, { countryId, cityId }: Places) {
  return {
    ...contact,
    cart,
    promo_code: null,
    shipping_method_id: shippingId,
    payment: { method_id: methodId, installment_package_id: null },
    address: {
      country_id: countryId,
      city_id: cityId,
      town: 'Block 4',
      address: 'Street 12',
      postal_code: '',
      type: 1,
    },
  };
}
